import { expect } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import { actAs } from './support/completed-daily';
import { test } from './support/full-browser';
import { aLiveGame } from './support/live-game';
import { pushServiceOf, shownNotices } from './support/push';

/** A declarative message about a game, as the server sends it. */
const yourMove = (gameId: string, origin: string, body = 'Ben is waiting for you.') => ({
  web_push: 8030,
  notification: {
    title: 'Your move',
    body,
    navigate: origin + pathOf(PAGES.liveGame, { gameId }),
    tag: `game-${gameId}`,
    lang: 'en',
    dir: 'ltr',
    silent: false,
  },
});

test('a notice about a game is shown, and the next one replaces it', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto(PAGES.home);
  const { origin } = new URL(page.url());
  const push = await pushServiceOf(page);
  await push(yourMove('ABC12', origin));
  const notice = {
    title: 'Your move',
    body: 'Ben is waiting for you.',
    tag: 'game-ABC12',
    data: { url: `${origin}/game/ABC12` },
  };
  await expect.poll(() => shownNotices(page)).toEqual([notice]);
  await push(yourMove('ABC12', origin, 'Ben is still waiting.'));
  await expect.poll(() => shownNotices(page)).toEqual([{ ...notice, body: 'Ben is still waiting.' }]);
});

test('nobody who is looking at the game is told', async ({ page, context, request }) => {
  await context.grantPermissions(['notifications']);
  const { gameId, players } = await aLiveGame(request, { joined: false });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect(page.getByText('Waiting for your friend')).toBeVisible();
  const { origin } = new URL(page.url());
  const push = await pushServiceOf(page);
  await push(yourMove(gameId, origin));
  // Messages are handled one after the other, so the first would be shown by now.
  await push(yourMove('OTHER', origin));
  await expect.poll(() => shownNotices(page)).toMatchObject([{ tag: 'game-OTHER' }]);
});
