import { expect, type Page } from '@playwright/test';
import type { ActiveGame, LiveGameView } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { letGoLabel, GAME_TEXTS } from '../../src/features/game/game-texts';
import { actAs } from '../support/completed-daily';
import { aLiveGame } from '../support/live-game';
import { fakeResponse } from './fake-responses';
import type { Scenes } from './scene';

const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const PUBLIC_ID = '00000000-0000-8000-8000-000000000001';

/** A game in which nobody has moved for this many days. */
const aGame = (gameId: string, days: number, change: Partial<ActiveGame> = {}): ActiveGame => ({
  gameId,
  status: 'active',
  createdAt: ago(days + 1),
  playerPosition: 1,
  currentRound: 4,
  currentTurn: 2,
  isYourTurn: false,
  waitingSince: ago(days),
  nudgeFrom: ago(days - 1),
  letGoFrom: ago(days - 7),
  player1Name: 'Anna',
  player2Name: 'Marigold',
  player1UUID: PUBLIC_ID,
  player2UUID: PUBLIC_ID,
  [USER_ID_FIELDS.player1]: null,
  [USER_ID_FIELDS.player2]: null,
  ...change,
});

const GAMES = [
  aGame('FRESH', 1, { isYourTurn: true, nudgeFrom: null, player2Name: 'A name of twenty five ltrs' }),
  aGame('NUDGE', 3),
  aGame('STUCK', 9, { player2Name: null }),
  aGame('ALONE', 1, {
    status: 'waiting',
    currentRound: 1,
    player2Name: null,
    player2UUID: null,
    nudgeFrom: null,
    letGoFrom: null,
  }),
];

/** The page with games that wait: for the player, for a friend who can be nudged, and for a week and more. */
export async function openSlowGames(page: Page): Promise<void> {
  await fakeResponse(page, '**/api/games/player/*/active', { success: true, games: GAMES });
  await page.goto(PAGES.playFriend);
  await expect(page.getByRole('link', { name: 'Resume game STUCK' })).toBeVisible();
}

/** Makes every response about this game say that it was let go, because no test can wait for a week. */
async function fakeLetGo(page: Page, gameId: string): Promise<void> {
  await page.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
  await page.route('**/api/events*', (route) => route.abort());
  await page.route(`**/api/games/${gameId}**`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { game?: LiveGameView };
    if (answer.game) answer.game.status = 'let-go';
    await route.fulfill({ response, json: answer });
  });
}

export const SLOW_SCENES = {
  'games that wait': openSlowGames,
  'letting a game go': async (page) => {
    await openSlowGames(page);
    await page.getByRole('button', { name: letGoLabel('STUCK') }).click();
    await expect(page.getByRole('dialog', { name: GAME_TEXTS.letGoTitle })).toBeVisible();
  },
  'a game that was let go': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 3 });
    await actAs(page, players[1]);
    await fakeLetGo(page, gameId);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByRole('heading', { name: GAME_TEXTS.gameLetGo })).toBeVisible();
  },
} satisfies Scenes;
