import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { DailyGame } from '@tessera/contracts/daily';
import { PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { BLIND_LETTERS, ROUNDS, isOddRound, type DailyMove, type Letter } from '@tessera/rules';
import { ownLetterOf } from './board';
import { aWinningGrid } from './winning-grid';
import { TIME_ZONE } from './time-zone';

/** The player's own eight letters, in the first two rows, whatever the blind letters are. */
export const OWN_ROWS = ['STAR', 'TONE'] as const;

const rowsOf = (letters: readonly Letter[]) => [0, 4, 8, 12].map((start) => letters.slice(start, start + 4));

/** A daily completed before this test, and its player. */
export interface DailyWithPlayer {
  playerUUID: string;
  game: DailyGame;
}

/** Plays today's daily through the API. `play` returns the grid for its blind letters. */
async function complete(
  request: APIRequestContext,
  play: (blind: readonly Letter[]) => object,
  playerUUID: string = randomUUID(),
): Promise<DailyWithPlayer> {
  const post = async (url: string, data: object): Promise<DailyGame> => {
    const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: playerUUID } });
    const body = (await response.json()) as { game?: DailyGame };
    if (!body.game) throw new Error(`${url} answered ${response.status()}: ${JSON.stringify(body)}`);
    return body.game;
  };
  const { gameId, letterSequence } = await post(PATHS.createDaily, { userTimezone: TIME_ZONE });
  const played = play(letterSequence.slice(0, BLIND_LETTERS));
  return { playerUUID, game: await post(pathOf(PATHS.completeDaily, { gameId }), played) };
}

/** A daily whose rounds are unknown: the player's own rows, then the blind letters. */
export const aCompletedDaily = (request: APIRequestContext, playerUUID?: string): Promise<DailyWithPlayer> =>
  complete(
    request,
    (blind) => ({
      playerGrid: [...OWN_ROWS.map((row) => [...row]), blind.slice(0, 4), blind.slice(4)],
    }),
    playerUUID,
  );

/** The same with a score that begins a streak. */
export const aWonDaily = (request: APIRequestContext, playerUUID?: string): Promise<DailyWithPlayer> =>
  complete(request, (blind) => ({ playerGrid: rowsOf(aWinningGrid(blind)) }), playerUUID);

/** A daily whose rounds are known, as if played in a browser. */
export const aPlayedDaily = (request: APIRequestContext): Promise<DailyWithPlayer> =>
  complete(request, (blind) => {
    const roundHistory: DailyMove[] = Array.from({ length: ROUNDS }, (_, index) => ({
      round: index + 1,
      letter: isOddRound(index + 1) ? blind[index / 2]! : ownLetterOf(index + 1),
      cellIndex: index,
    }));
    return { playerGrid: rowsOf(roundHistory.map(({ letter }) => letter)), roundHistory };
  });

/** Makes this browser that player's. */
export async function actAs(page: Page, playerUUID: string): Promise<void> {
  await page.addInitScript(
    (identity) => {
      localStorage.setItem('playerIdentity', JSON.stringify(identity));
    },
    { playerUUID, createdAt: new Date().toISOString() },
  );
}
