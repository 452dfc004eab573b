import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { DataSource } from 'typeorm';
import type { ChallengeGameEntity } from './challenge-game.entity.js';
import { isListed } from './listed.sql.js';

/** A completed game in the list of a challenge's grids. */
export interface GridRow extends Pick<
  ChallengeGameEntity,
  'playerUUID' | 'playerGrid' | 'playerWords' | 'playerScore'
> {
  completedAt: Date;
  publicId: string;
  playerName: string | null;
  /** Its row in the list; null if it isn't listed. */
  position: number | null;
  /** Its rank by score; null for the maker, who knew the letters. */
  place: number | null;
}

const COLUMNS = '"playerUUID", "playerGrid", "playerWords", "playerScore", "completedAt"';

/** $1 is the code, $2 the viewer, $3 the maker; $4 and $5 are the first and the last row. */
const GRIDS = `
  WITH best AS (
    SELECT ${COLUMNS} FROM challenge_games
     WHERE code = $1 AND status = 'completed' AND NOT "isWithdrawn"
       AND ${isListed('"playerUUID"', '$2')}
     ORDER BY "playerScore" DESC, "completedAt", "playerUUID" LIMIT ${LIMITS.CHALLENGE_MAX_GRIDS}
  ), ranked AS (
    SELECT best.*,
           row_number() OVER (ORDER BY "playerScore" DESC, "completedAt", "playerUUID")::int AS position,
           CASE WHEN "playerUUID" <> $3 THEN
             rank() OVER (PARTITION BY "playerUUID" = $3 ORDER BY "playerScore" DESC)::int END AS place
      FROM best
  ), shown AS (
    SELECT * FROM ranked WHERE position BETWEEN $4 AND $5 OR "playerUUID" = $2
    UNION ALL
    SELECT ${COLUMNS}, NULL, NULL FROM challenge_games
     WHERE code = $1 AND "playerUUID" = $2 AND status = 'completed' AND NOT "isWithdrawn"
       AND NOT EXISTS (SELECT FROM ranked WHERE "playerUUID" = $2)
  )
  SELECT shown.*, p."publicId", p.name AS "playerName" FROM shown JOIN players p USING ("playerUUID")
   ORDER BY position`;

/** Reads everybody's grids of a challenge, the best first. */
@Injectable()
export class ChallengeGridsStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The rows from `first` to `last`, and the viewer's own in any case, unless it was withdrawn. */
  read(
    code: string,
    { viewer, maker, first, last }: { viewer: string; maker: string; first: number; last: number },
  ): Promise<GridRow[]> {
    return this.dataSource.query(GRIDS, [code, viewer, maker, first, last]);
  }
}
