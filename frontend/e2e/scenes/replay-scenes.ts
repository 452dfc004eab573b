import { expect, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { GAME_REVIEW_TEXTS } from '../../src/features/replays/replay-texts';
import { fakeFinishedGames, fakeReplay } from './fake-replay';
import type { Scenes } from './scene';

async function openReplay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('table', { name: GAME_REVIEW_TEXTS.summary })).toBeVisible();
  await expect(page.getByText(/^Best possible with these letters: /)).toBeVisible();
}

export const REPLAY_SCENES: Scenes = {
  'a live game reviewed': async (page) => {
    const { gameId } = await fakeReplay(page);
    await openReplay(page, pathOf(PAGES.review, { gameId }));
  },
  'a live game reviewed, in the middle': async (page) => {
    await REPLAY_SCENES['a live game reviewed']?.(page);
    await page.getByRole('button', { name: /^Round 9, / }).click();
    await expect(page.getByRole('heading', { name: /^Round 9: / })).toBeVisible();
  },
  'a shared replay': async (page) => {
    const { shareId } = await fakeReplay(page);
    await openReplay(page, pathOf(PAGES.sharedReplay, { shareId }));
  },
  'finished games': async (page) => {
    await fakeFinishedGames(page);
    await page.goto(PAGES.playFriend);
    await expect(page.getByRole('link', { name: /AB125/ })).toBeVisible();
  },
};
