import { Injectable } from '@nestjs/common';
import { BLIND_LETTERS, PERFECT_SCORE, type PlainDate } from '@tessera/rules';
import type { FinishedGrid } from '../solo-games/index.js';
import type { Batcher } from '../platform/database/batcher.js';
import { jsonText, RowParameters } from '../platform/database/row-parameters.js';
import { Statements } from '../platform/database/statements.js';
import { showCompleted, type DailyRecord, type KnownPlayer } from '../players/index.js';
import { type DailyGameEntity, dailyColumns } from './daily.entity.js';
import { FairPlay, isNewAt, PLACES } from './fair-play.js';

/** A completion as it was decided. */
export interface Completion {
  gameId: string;
  date: PlainDate;
  blindLetters: string;
  /** False if the date was over everywhere: the game counts as played, but for no streak. */
  counts: boolean;
  /** The player on whom `record` was decided. */
  player: KnownPlayer;
  record: DailyRecord;
  finished: FinishedGrid;
  /** The oldest date that isn't over everywhere. */
  since: PlainDate;
  /** See `FairPlay.networkOf`. */
  network: string | null;
}

const FINISHED = {
  playerGrid: 'text',
  playerWords: 'jsonb',
  playerScore: 'int',
  letterSequence: 'text',
  roundHistory: 'jsonb',
  status: 'text',
  currentRound: 'int',
  currentLetter: 'text',
  completedAt: 'timestamptz',
  lastActivityAt: 'timestamptz',
} as const satisfies Record<keyof FinishedGrid, string>;
const SUMMARY = { streak: 'int', bestStreak: 'int', streakDate: 'date', recentDates: 'text' } as const;
const REQUESTED = {
  gameId: 'text',
  playerUUID: 'uuid',
  date: 'date',
  blindLetters: 'text',
  ...FINISHED,
  ...SUMMARY,
  earned: 'jsonb',
  version: 'text',
  counts: 'boolean',
  network: 'text',
} as const;
const COMPLETIONS = new RowParameters('requested', REQUESTED);
const PLAYERS = COMPLETIONS.all('playerUUID');

/** The game that was requested, still to be completed by its own player. */
const IS_OPEN = `game."gameId" = requested."gameId" AND game."gameId" = ANY (${COMPLETIONS.all('gameId')}) AND game.status = 'active'
        AND game."playerUUID" = requested."playerUUID" AND game."dailyChallengeDate" = requested.date
        AND left(game."letterSequence", ${BLIND_LETTERS}) = requested."blindLetters"`;

const EARNED = `"achievementType" text, "achievementValue" int, "streakMilestone" text`;

/**
 * Completes the games whose players are as they were when the completion was decided. Players whose row is
 * locked are skipped, so that nobody waits for somebody else's transaction. Only those who need a place among
 * the results of their network wait for each other.
 */
const COMPLETE = {
  name: 'complete-dailies',
  text: `
    WITH requested AS (SELECT * FROM ${COMPLETIONS.table}),
    held AS (
      SELECT p."playerUUID", p.name FROM players p JOIN requested USING ("playerUUID")
      WHERE p."playerUUID" = ANY (${PLAYERS}) AND p.xmin::text = version
      FOR NO KEY UPDATE OF p SKIP LOCKED
    ), completing AS (
      SELECT requested."gameId", requested.date, network, requested."playerScore" AS score,
             requested."completedAt" - game."createdAt" AS took, ${isNewAt('requested."completedAt"')} AS "isNew"
      FROM requested JOIN held USING ("playerUUID") JOIN one_player_versus_three_games AS game ON ${IS_OPEN}
       WHERE requested.counts
    ), ${PLACES},
    done AS (
      UPDATE one_player_versus_three_games AS game SET counts = requested.counts, ${Object.keys(FINISHED)
        .map((name) => `"${name}" = requested."${name}"`)
        .join(', ')},
        "heldBack" = (SELECT reason FROM placed WHERE placed."gameId" = requested."gameId")
      FROM requested JOIN held USING ("playerUUID")
      WHERE ${IS_OPEN}
      RETURNING ${dailyColumns('game')}
    ), completed AS (
      SELECT requested.*, requested."playerScore" AS score, held.name, done."heldBack"
      FROM requested JOIN held USING ("playerUUID") JOIN done USING ("gameId")
    ), inserted AS (
      INSERT INTO held_back_dailies ("gameId", reason, "newPlayers", at)
      SELECT "gameId", "heldBack", "newPlayers", "completedAt" FROM completed LEFT JOIN placed USING ("gameId")
      WHERE "heldBack" IS NOT NULL
    ), counted AS (
      UPDATE players SET streak = completed.streak, "bestStreak" = completed."bestStreak",
        "streakDate" = completed."streakDate", "recentDates" = completed."recentDates"::text[],
        "perfectScores" = "perfectScores"
          + (completed.counts AND score = ${PERFECT_SCORE} AND "heldBack" IS NULL)::int,
        "isHeldBack" = CASE WHEN completed.counts AND NOT EXISTS (
            SELECT FROM one_player_versus_three_games AS later
             WHERE later."playerUUID" = completed."playerUUID" AND "dailyChallengeDate" > completed.date
               AND status = 'completed' AND later.counts)
          THEN "heldBack" IS NOT NULL ELSE "isHeldBack" END
      FROM completed
      WHERE players."playerUUID" = completed."playerUUID" AND players."playerUUID" = ANY (${PLAYERS})
    ), achieved AS (
      INSERT INTO player_achievements ("playerUUID", "achievementType", "achievementValue", "streakMilestone", "earnedAt")
      SELECT "playerUUID", one.*, "completedAt" FROM completed, jsonb_to_recordset(earned) AS one (${EARNED})
      ON CONFLICT DO NOTHING
    ), ${showCompleted('completed', '$since::date')}
    SELECT * FROM done`,
};

const rowOf = ({
  player,
  record,
  finished,
  ...row
}: Completion): Record<keyof typeof REQUESTED, unknown> => ({
  gameId: row.gameId,
  playerUUID: player.playerUUID,
  date: row.date,
  blindLetters: row.blindLetters,
  ...finished,
  playerWords: jsonText(finished.playerWords),
  roundHistory: jsonText(finished.roundHistory ?? undefined),
  streak: record.streak,
  bestStreak: record.bestStreak,
  streakDate: record.lastDate,
  recentDates: `{${record.recentDates.join(',')}}`,
  earned: jsonText(record.earned),
  version: player.version,
  counts: row.counts,
  network: row.network,
});

/** Completes dailies with one statement for all who complete one at the same time. */
@Injectable()
export class CompletionsRepository {
  private readonly batcher: Batcher<Completion, DailyGameEntity | null>;

  constructor(
    private readonly statements: Statements,
    private readonly fairPlay: FairPlay,
  ) {
    this.batcher = statements.batcher(
      (completions) => this.completeAll(completions),
      ({ player }) => player.playerUUID,
    );
  }

  /** Null if the game or its player has changed, or is locked; then nothing has been changed. */
  complete(completion: Completion): Promise<DailyGameEntity | null> {
    return this.batcher.add(completion);
  }

  private async completeAll(completions: readonly Completion[]): Promise<(DailyGameEntity | null)[]> {
    // Dates end at the same moment for a whole batch, and at the earliest one if it was decided across midnight.
    const since = completions.map((completion) => completion.since).sort()[0];
    const values = COMPLETIONS.values(completions.map(rowOf));
    const rows = await this.statements.rows<DailyGameEntity>(COMPLETE, {
      since,
      ...this.fairPlay.numbers,
      ...values,
    });
    const byOwner = new Map(rows.map((row) => [row.playerUUID, row]));
    return completions.map(({ gameId, player }) => {
      const game = byOwner.get(player.playerUUID);
      return game?.gameId === gameId ? game : null;
    });
  }
}
