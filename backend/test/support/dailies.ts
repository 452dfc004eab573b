import { CALLS } from '@tessera/contracts/calls';
import type { TestApp } from './app.js';

/** The letters that tests use for every date. */
export const BLIND = [...'BRATLORE'];

const rows = (text: string): string[][] => [0, 4, 8, 12].map((start) => [...text.slice(start, start + 4)]);

/** Grids with the blind letters: one scores at least 20, the other far less. */
export const GOOD_GRID = rows('BRATLOREETASDEWX');
export const POOR_GRID = rows('BQRQQAQTLQOQQRQE');
/** A word square: eight words of four letters. */
export const PERFECT_GRID = rows('CARDAREAREARDART');
/** Full, but without the day's letters. */
export const ALIEN_GRID = rows('QQQQQQQQQQQQQQQQ');

/** Gives every date the same known letters. */
export const fixLetters = async (app: TestApp): Promise<void> => {
  const columns = BLIND.map((letter, i) => `letter${i + 1} = '${letter}'`).join(', ');
  await app.sql(`UPDATE daily_challenge_sequences SET ${columns}`);
};

/** Starts today's game in a zone. Returns its ID. */
export async function startDaily(
  app: Pick<TestApp, 'call'>,
  player: string,
  userTimezone = 'UTC',
): Promise<string> {
  const { body } = await app.call(CALLS.createDaily, { player, body: { userTimezone } });
  return (body as { game: { gameId: string } }).game.gameId;
}

export const completeDaily = (
  app: Pick<TestApp, 'call'>,
  player: string,
  gameId: string,
  playerGrid = GOOD_GRID,
) => app.call(CALLS.completeDaily, { player, params: { gameId }, body: { playerGrid } });

/** Gives a running daily the letters of the perfect grid. */
export const letBePerfect = (app: Pick<TestApp, 'sql'>, gameId: string) =>
  app.sql(
    `UPDATE one_player_versus_three_games SET "letterSequence" = 'CARDAREA........' WHERE "gameId" = $1`,
    [gameId],
  );

/** Completes a running daily with a perfect score, after changing its letters accordingly. */
export async function completePerfectly(
  app: Pick<TestApp, 'sql'>,
  browser: Pick<TestApp, 'call'>,
  player: string,
  gameId: string,
): Promise<void> {
  await letBePerfect(app, gameId);
  await completeDaily(browser, player, gameId, PERFECT_GRID);
}

/** Plays today's game in a zone to its end. Returns its ID. */
export async function playDaily(
  app: Pick<TestApp, 'call'>,
  player: string,
  { zone = 'UTC', grid = GOOD_GRID }: { zone?: string; grid?: string[][] } = {},
): Promise<string> {
  const gameId = await startDaily(app, player, zone);
  await completeDaily(app, player, gameId, grid);
  return gameId;
}

/** Holds a completed daily back, once, as if it had been completed too fast. Locks in the order of a completion. */
export const holdBack = (app: Pick<TestApp, 'sql'>, gameId: string) =>
  app.sql(
    `WITH owner AS (
       SELECT "playerUUID" FROM players
       WHERE "playerUUID" = (SELECT "playerUUID" FROM one_player_versus_three_games WHERE "gameId" = $1)
       FOR NO KEY UPDATE
     ), game AS (
       UPDATE one_player_versus_three_games AS game SET "heldBack" = 'too-fast'
       FROM owner WHERE game."playerUUID" = owner."playerUUID" AND "gameId" = $1 AND "heldBack" IS NULL
       RETURNING game.*
     ), player AS (
       UPDATE players SET "isHeldBack" = true,
         "perfectScores" = "perfectScores" - (game."playerScore" = 32 AND game.counts)::int
       FROM game WHERE players."playerUUID" = game."playerUUID"
     )
     INSERT INTO held_back_dailies ("gameId", reason, at) SELECT "gameId", "heldBack", "completedAt" FROM game`,
    [gameId],
  );
