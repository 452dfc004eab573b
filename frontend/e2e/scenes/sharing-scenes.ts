import { expect, type Page } from '@playwright/test';
import type { PublicResult } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { SHARE_PAGE, pathOf } from '@tessera/contracts/wire';
import { createScorer, dateIn, plainDate, scoringCells } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { SHARE_FORM_TEXTS, RESULTS_LABELS } from '../../src/features/results/results-labels';
import { TIME_ZONE } from '../support/time-zone';
import { DAILY_SCENES } from './daily-scenes';
import { fakeResponse } from './fake-responses';
import type { Scenes } from './scene';

const { scoreGrid } = createScorer(VALID_WORDS);

/** A result's rows with their words and score. */
function resultOf(rows: readonly string[]) {
  const { words, total } = scoreGrid(rows.flatMap((row) => [...row]));
  return { playerGrid: rows.map((row) => [...row]), playerWords: [...words], playerScore: total };
}

const SHARED = resultOf(['BRAT', 'LORE', 'ETAS', 'DEWX']);
const OWN = { gameId: 'game-own', ...resultOf(['STAR', 'TONE', 'ELAN', 'DINY']) };

const RESULT: PublicResult = {
  shareId: 'abcDEF1234',
  gameId: 'game-689',
  gameNumber: 689,
  gameMode: '1pv3',
  playerUUID: '00000000-0000-8000-8000-000000000001',
  ...SHARED,
  scoring: scoringCells(SHARED.playerWords),
  dailyChallengeDate: plainDate('2026-11-20'),
  isDateOver: true,
  playerName: 'Marigold',
  completedAt: '2026-11-20T10:00:00.000Z',
  shareUrl: 'https://example.org/share/abcDEF1234',
  own: null,
};
const RUNNING = { ...RESULT, isDateOver: false, dailyChallengeDate: dateIn(TIME_ZONE, Date.now()) };
const HIDDEN = { ...RUNNING, playerGrid: null, playerWords: null };

async function openShared(page: Page, result: PublicResult): Promise<void> {
  await fakeResponse(page, '**/api/public-results/*', { success: true, result });
  await page.goto(pathOf(SHARE_PAGE, { shareId: RESULT.shareId }));
  await expect(page.getByRole('button', { name: "Report Marigold's result" })).toBeVisible();
}

async function openSharing(page: Page, choice: string): Promise<void> {
  await DAILY_SCENES.results?.(page);
  await page.getByRole('button', { name: TEXTS.shareResults }).click();
  const dialog = page.getByRole('dialog', { name: TEXTS.shareResults });
  await dialog.getByRole('radio', { name: choice }).check();
  await expect(dialog.getByText(/\/share\//)).toBeVisible();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('[role=dialog] img')?.complete);
}

export const SHARING_SCENES: Scenes = {
  'sharing results': (page) => openSharing(page, SHARE_FORM_TEXTS.letters),
  'sharing without letters': (page) => openSharing(page, SHARE_FORM_TEXTS.squares),
  'a shared result': (page) => openShared(page, RESULT),
  "a shared result beside the visitor's own": async (page) => {
    await openShared(page, { ...RESULT, own: OWN });
    await expect(page.getByRole('heading', { name: 'Marigold is 4 points ahead' })).toBeVisible();
  },
  'a shared result, without its letters': (page) => openShared(page, HIDDEN),
  'a shared result of a date that is still today elsewhere': (page) =>
    openShared(page, { ...HIDDEN, dailyChallengeDate: RESULT.dailyChallengeDate }),
  'a shared result, letters shown': async (page) => {
    await openShared(page, HIDDEN);
    await fakeResponse(page, '**/api/public-results/*letters=true', { success: true, result: RUNNING });
    await page.getByRole('button', { name: RESULTS_LABELS.showLetters }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  },
};
