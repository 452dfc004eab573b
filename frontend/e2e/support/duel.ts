import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, isFinalRound, isOddRound } from '@tessera/rules';
import { boardOf } from './board';
import { TIME_ZONE } from './time-zone';

/** The board of a duel, found by role and name as assistive technology does. */
export const duelBoardOf = (page: Page) => ({
  ...boardOf(page),
  submit: page.getByRole('button', { name: 'Submit', exact: true }),
  chooseLetter: page.getByRole('button', { name: TEXTS.chooseLetter }),
  finish: page.getByRole('button', { name: 'Finish Game' }),
});

/** Starts today's duel at a level from the list of levels. */
export async function openDuel(page: Page, level: string): Promise<void> {
  await page.goto(PAGES.duels);
  await page.getByRole('button', { name: new RegExp(`^${level}`) }).click();
  await expect(duelBoardOf(page).round(1)).toBeVisible();
}

/** A player who plays through the API. */
function playerOf(request: APIRequestContext) {
  const playerUUID = randomUUID();
  const post = async <Answer>(url: string, data: object): Promise<Answer> => {
    const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: playerUUID } });
    if (!response.ok()) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  return { playerUUID, post };
}

/** A duel played through the API for the given number of rounds, with the cells in reading order. */
export async function aDuel(
  request: APIRequestContext,
  { rounds = 0 } = {},
): Promise<{ gameId: string; playerUUID: string }> {
  const { playerUUID, post } = playerOf(request);
  const { gameId } = await post<{ gameId: string }>(PATHS.createGame, { gameMode: 'daily', level: 'gentle' });
  for (let round = 1; round <= rounds; round++) {
    if (!isOddRound(round)) await post(pathOf(PATHS.submitLetter, { gameId }), { letter: 'E', round });
    if (isFinalRound(round)) break;
    await post(pathOf(PATHS.submitPlacement, { gameId }), { cellIndex: round - 1, round });
  }
  return { gameId, playerUUID };
}

/** A simple daily completed before this test, and its player. */
export async function aCompletedSimpleDaily(
  request: APIRequestContext,
): Promise<{ playerUUID: string; score: number }> {
  const { playerUUID, post } = playerOf(request);
  interface Answer {
    game: { gameId: string; playerScore: number };
  }
  let { game } = await post<Answer>(PATHS.createSimpleDaily, { userTimezone: TIME_ZONE });
  const path = pathOf(PATHS.simpleDailyAction, { gameId: game.gameId });
  for (let round = 1; round <= ROUNDS; round++) {
    if (!isOddRound(round)) await post(path, { action: 'SELECT_LETTER', letter: 'E', round });
    ({ game } = await post<Answer>(path, { action: 'PLACE_LETTER', cellIndex: round - 1, round }));
  }
  return { playerUUID, score: game.playerScore };
}
