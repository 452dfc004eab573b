import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES, pathOf } from '@tessera/contracts/wire';
import { actAs } from '../support/completed-daily';
import { aLiveGame } from '../support/live-game';
import { boardOf } from '../support/board';
import { pretendNotifications } from '../support/notifications';
import type { Scenes } from './scene';

/** A single word of the widest letters. Unique, as names have to be. */
const aLongestName = (): string =>
  `${'W'.repeat(LIMITS.PLAYER_NAME_MAX_LENGTH - 8)}${randomUUID().slice(0, 8)}`;

export const LIVE_SCENES = {
  'play a friend': async (page) => {
    const { players } = await aLiveGame(page.request, { rounds: 3 });
    await actAs(page, players[1]);
    await page.goto(PAGES.playFriend);
    await expect(page.getByRole('link', { name: /^Resume game/ })).toBeVisible();
  },
  'a game created': async (page) => {
    await page.goto(PAGES.playFriend);
    await page.getByRole('button', { name: 'Create New Game' }).click();
    await expect(page.getByRole('dialog', { name: 'Game Created!' })).toBeVisible();
  },
  'waiting for a friend': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { joined: false });
    await actAs(page, players[1]);
    await pretendNotifications(page, 'default');
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByText('Waiting for your friend')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Not Now' })).toBeVisible();
  },
  'an invitation to a live game': async (page) => {
    const { gameId } = await aLiveGame(page.request, { joined: false });
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByRole('button', { name: 'Join Game' })).toBeVisible();
  },
  'a live game': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 5 });
    await actAs(page, players[1]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByText('Waiting for your friend to choose a letter').first()).toBeVisible();
  },
  'a live game against the longest name': async (page) => {
    const theirName = aLongestName();
    const { gameId, players } = await aLiveGame(page.request, { rounds: 5, theirName });
    await actAs(page, players[1]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByText(`Waiting for ${theirName} to choose a letter`).first()).toBeVisible();
  },
  'a live game, choosing a letter': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 5 });
    await actAs(page, players[2]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await page.getByRole('button', { name: TEXTS.chooseLetter }).click();
    await expect(boardOf(page).picker.getByRole('button', { name: 'Q', exact: true })).toBeVisible();
  },
  'a completed live game': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 16 });
    await actAs(page, players[2]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByRole('heading', { name: "It's a Tie!" })).toBeVisible();
  },
  'a completed live game against the longest name': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 16, theirName: aLongestName() });
    await actAs(page, players[1]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByRole('heading', { name: "It's a Tie!" })).toBeVisible();
  },
  'a missing game': async (page) => {
    await page.goto(pathOf(PAGES.liveGame, { gameId: 'ZZZZZ' }));
    await expect(page.getByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  },
  'no current game': async (page) => {
    await page.goto(PAGES.currentGame);
    await expect(page.getByText('You are not currently in an active game')).toBeVisible();
  },
} satisfies Scenes;
