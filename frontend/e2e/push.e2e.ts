import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { randomUUID } from 'node:crypto';
import { PUSH_LABELS } from '../src/features/push/push-labels';
import { GAME_TEXTS } from '../src/features/game/game-texts';
import { actAs } from './support/completed-daily';
import { test } from './support/full-browser';
import { aLiveGame } from './support/live-game';
import { expectNotices, fakePushService, pushServiceOf, shownNotices } from './support/push';

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
  const notice = {
    title: 'Your move',
    body: 'Ben is waiting for you.',
    tag: 'game-ABC12',
    data: { url: `${origin}/game/ABC12` },
  };
  await expectNotices(page, push, yourMove('ABC12', origin)).toEqual([notice]);
  const again = yourMove('ABC12', origin, 'Ben is still waiting.');
  await expectNotices(page, push, again).toEqual([{ ...notice, body: 'Ben is still waiting.' }]);
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
  await expectNotices(page, push, yourMove('OTHER', origin)).toMatchObject([{ tag: 'game-OTHER' }]);
});

test('opening a game closes the notices about it, and no others', async ({ page, context, request }) => {
  await context.grantPermissions(['notifications']);
  const { gameId, players } = await aLiveGame(request, { joined: false });
  await actAs(page, players[1]);
  await page.goto(PAGES.home);
  const { origin } = new URL(page.url());
  const push = await pushServiceOf(page);
  for (const [before, about] of [gameId, 'OTHER'].entries()) {
    await expectNotices(page, push, yourMove(about, origin)).toHaveLength(before + 1);
  }
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await expect.poll(() => shownNotices(page)).toMatchObject([{ tag: 'game-OTHER' }]);
});

/** An address of a push service that the server knows. */
const anEndpoint = (): string => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: TEXTS.settings }).click();
}

test('a player who waits for a friend turns notices on, and chooses in the settings which ones', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['notifications']);
  await fakePushService(page, anEndpoint());
  const { gameId, players } = await aLiveGame(request, { joined: false });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  const saved = () => page.waitForResponse((response) => response.url().endsWith(PATHS.pushSubscriptions));
  const accepted = saved();
  await page.getByRole('button', { name: GAME_TEXTS.notifyWhenJoined }).click();
  expect((await accepted).status()).toBe(200);
  await expect(page.getByText(PUSH_LABELS.offerAccepted)).toBeVisible();

  await page.goto(PAGES.home);
  await openSettings(page);
  const reminder = page.getByRole('switch', { name: 'Daily reminder' });
  await expect(page.getByRole('switch', { name: 'Your move' })).toBeChecked();
  await expect(reminder).not.toBeChecked();
  const changed = saved();
  await reminder.click();
  expect(await (await changed).json()).toMatchObject({ reminder: { hour: 9 } });
  const deleted = saved();
  await page.getByRole('switch', { name: 'Notifications' }).click();
  expect((await deleted).status()).toBe(204);
  await page.reload();
  await openSettings(page);
  await expect(page.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
});
