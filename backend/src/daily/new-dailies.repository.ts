import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@tessera/rules';
import type { NewGridGame } from '../solo-games/index.js';
import type { Batcher } from '../platform/database/batcher.js';
import { RowParameters } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import { type DailyGameEntity, dailyColumns } from './daily.entity.js';

export interface FirstDaily extends NewGridGame {
  /** The player's zone, which becomes that of their last daily. */
  timezone: string;
  /** The latest date that has begun somewhere. */
  latest: PlainDate;
  /** The ID by which others know the player; null if the player exists. */
  publicId: string | null;
}

const REQUESTED = new RowParameters('requested', {
  playerUUID: 'uuid',
  publicId: 'uuid',
  timezone: 'text',
  latest: 'date',
  gameId: 'text',
  dailyChallengeDate: 'date',
  gameNumber: 'int',
  lexicon: 'text',
  letterSequence: 'text',
  currentLetter: 'text',
  createdAt: 'timestamptz',
  lastActivityAt: 'timestamptz',
});

const PLAYERS = REQUESTED.all('playerUUID');

/**
 * Inserts the games of players who have none of the same or a later date that has begun. Players whose row is locked are
 * skipped, so that nobody waits for somebody else's transaction.
 */
const INSERT = {
  name: 'insert-dailies',
  text: `
    WITH requested AS (SELECT * FROM ${REQUESTED.table}),
    added AS (
      INSERT INTO players ("playerUUID", "publicId", timezone, "createdAt")
      SELECT "playerUUID", "publicId", timezone, "createdAt" FROM requested WHERE "publicId" IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING "playerUUID"
    ), held AS (
      SELECT "playerUUID" FROM players WHERE "playerUUID" = ANY (${PLAYERS}) AND "adoptedBy" IS NULL
      FOR NO KEY UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE players SET timezone = requested.timezone FROM requested JOIN held USING ("playerUUID")
      WHERE players."playerUUID" = requested."playerUUID" AND players."playerUUID" = ANY (${PLAYERS})
        AND players.timezone IS DISTINCT FROM requested.timezone
    ), present AS (SELECT "playerUUID" FROM added UNION ALL SELECT "playerUUID" FROM held),
    able AS (
      SELECT requested.*, (
        SELECT max("dailyChallengeDate") FROM one_player_versus_three_games AS games
        WHERE games."playerUUID" = requested."playerUUID" AND "dailyChallengeDate" <= latest) AS newest
      FROM requested JOIN present USING ("playerUUID")
    )
    INSERT INTO one_player_versus_three_games AS inserted
      ("gameId", "playerUUID", "dailyChallengeDate", "gameNumber", lexicon, "letterSequence", "currentLetter",
       "createdAt", "lastActivityAt", "hadEarlier")
    SELECT "gameId", "playerUUID", "dailyChallengeDate", "gameNumber", lexicon, "letterSequence", "currentLetter",
           "createdAt", "lastActivityAt", newest IS NOT NULL
    FROM able WHERE newest IS NULL OR newest < "dailyChallengeDate"
    ON CONFLICT DO NOTHING RETURNING ${dailyColumns('inserted')}`,
};

/** Starts dailies with one statement for all who start one at the same time. */
@Injectable()
export class NewDailiesRepository {
  private readonly batcher: Batcher<FirstDaily, DailyGameEntity | null>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher(
      (dailies) => this.insertAll(dailies),
      ({ playerUUID }) => playerUUID,
    );
  }

  /** Null if the player has one, has been merged or is locked; then no game has been inserted. */
  insert(daily: FirstDaily): Promise<DailyGameEntity | null> {
    return this.batcher.add(daily);
  }

  private async insertAll(dailies: readonly FirstDaily[]): Promise<(DailyGameEntity | null)[]> {
    const rows = await this.statements.rows<DailyGameEntity>(INSERT, REQUESTED.values(dailies));
    const byId = new Map(rows.map((row) => [row.gameId, row]));
    return dailies.map(({ gameId }) => byId.get(gameId) ?? null);
  }
}
