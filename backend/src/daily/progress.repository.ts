import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { DailyProgress } from '@tessera/contracts/daily';
import type { PlainDate } from '@tessera/rules';
import type { Repository } from 'typeorm';
import type { Batcher } from '../platform/database/batcher.js';
import { jsonText, RowParameters } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import { type DailyGameEntity, ProgressEntity, dailyColumns } from './daily.entity.js';

interface Wanted {
  userId: string;
  date: PlainDate;
  gameId: string;
}

/** A game and the account's stored progress on its date, each null if there is none. */
export interface ProgressSync {
  game: DailyGameEntity | null;
  stored: DailyProgress | null;
  /** The version of the stored row. */
  version: string | null;
}

interface Save {
  userId: string;
  game: DailyGameEntity;
  progress: DailyProgress;
  /** The version on which it was decided. */
  version: string | null;
  at: Date;
}

const WANTED = new RowParameters('wanted', { index: 'int', userId: 'text', date: 'date', gameId: 'text' });

/** The system column `xmin` changes with every update of a row. */
const READ = {
  name: 'progress-to-sync',
  text: `
    SELECT ${dailyColumns('game')}, stored.xmin::text AS version,
           CASE WHEN stored."userId" IS NOT NULL THEN jsonb_build_object(
             'challengeDate', stored."challengeDate", 'gameNumber', stored."gameNumber",
             'currentRound', stored."currentRound", 'gameState', stored."gameState",
             'completed', stored.completed, 'finalScore', stored."finalScore") END AS stored
    FROM ${WANTED.table}
    LEFT JOIN one_player_versus_three_games AS game ON game."gameId" = row."gameId"
    LEFT JOIN daily_challenge_progress AS stored
      ON stored."userId" = row."userId" AND stored."challengeDate" = row.date
    ORDER BY row.index`,
};

const PROGRESS = {
  userId: 'text',
  challengeDate: 'date',
  gameNumber: 'int',
  currentRound: 'int',
  gameState: 'jsonb',
  completed: 'boolean',
  finalScore: 'int',
  updatedAt: 'timestamptz',
} as const;
const REQUESTED = {
  ...PROGRESS,
  gameId: 'text',
  playerUUID: 'uuid',
  status: 'text',
  version: 'text',
} as const;
const SAVES = new RowParameters('save', REQUESTED);

const columns = Object.keys(PROGRESS).map((name) => `"${name}"`);

/** Saves progress that was decided on the current rows. Games that somebody else has locked are skipped. */
const SAVE = {
  name: 'save-progress',
  text: `
    WITH requested AS (SELECT * FROM ${SAVES.table}),
    held AS (
      SELECT requested.* FROM requested JOIN one_player_versus_three_games AS game
        ON game."gameId" = requested."gameId" AND game."playerUUID" = requested."playerUUID"
          AND game.status = requested.status
      FOR SHARE OF game SKIP LOCKED
    )
    INSERT INTO daily_challenge_progress AS stored (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM held
    ON CONFLICT ("userId", "challengeDate") DO UPDATE
      SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE stored.xmin::text = (
        SELECT version FROM requested
        WHERE requested."userId" = stored."userId" AND requested."challengeDate" = stored."challengeDate")
    RETURNING "userId", "challengeDate"::text AS date`,
};

const rowOf = ({ userId, game, progress, version, at }: Save): Record<keyof typeof REQUESTED, unknown> => ({
  userId,
  ...progress,
  gameState: jsonText(progress.gameState),
  updatedAt: at,
  version,
  gameId: game.gameId,
  playerUUID: game.playerUUID,
  status: game.status,
});

const keyOf = ({ userId, date }: { userId: string; date: string }): string => `${userId} ${date}`;
const keyOfSave = ({ userId, progress }: Save): string => keyOf({ userId, date: progress.challengeDate });

/** The progress of dailies, synced with one statement to read and one to save for all who sync at the same time. */
@Injectable()
export class ProgressRepository {
  private readonly reads: Batcher<Wanted, ProgressSync>;
  private readonly saves: Batcher<Save, boolean>;

  constructor(
    @InjectRepository(ProgressEntity) private readonly rows: Repository<ProgressEntity>,
    private readonly statements: Statements,
  ) {
    this.reads = statements.batcher((wanted) => this.readAll(wanted));
    this.saves = statements.batcher((saves) => this.saveAll(saves), keyOfSave);
  }

  async find(userId: string, date: PlainDate): Promise<DailyProgress | null> {
    const row = await this.rows.findOneBy({ userId, challengeDate: date });
    return row && progressOf(row);
  }

  async allOf(userId: string): Promise<DailyProgress[]> {
    const rows = await this.rows.find({ where: { userId }, order: { challengeDate: 'ASC' } });
    return rows.map(progressOf);
  }

  read(wanted: Wanted): Promise<ProgressSync> {
    return this.reads.add(wanted);
  }

  /** False if the game or the stored progress has changed, or is locked; then nothing has been saved. */
  save(save: Save): Promise<boolean> {
    return this.saves.add(save);
  }

  private async readAll(wanted: readonly Wanted[]): Promise<ProgressSync[]> {
    type Row = DailyGameEntity & Pick<ProgressSync, 'stored' | 'version'>;
    const values = WANTED.values(wanted.map((each, index) => ({ ...each, index })));
    const rows = await this.statements.rows<Row>(READ, values);
    return rows.map(({ stored, version, ...game }) => {
      const isFound = (game.gameId as string | null) !== null;
      return { game: isFound ? game : null, stored, version };
    });
  }

  private async saveAll(saves: readonly Save[]): Promise<boolean[]> {
    const values = SAVES.values(saves.map(rowOf));
    const rows = await this.statements.rows<{ userId: string; date: string }>(SAVE, values);
    const saved = new Set(rows.map(keyOf));
    return saves.map((save) => saved.has(keyOfSave(save)));
  }
}

const progressOf = (row: ProgressEntity): DailyProgress => ({
  challengeDate: row.challengeDate,
  gameNumber: row.gameNumber,
  currentRound: row.currentRound,
  gameState: row.gameState,
  completed: row.completed,
  finalScore: row.finalScore,
});
