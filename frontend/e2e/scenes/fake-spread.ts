import type { Page } from '@playwright/test';
import { fakeResponse } from './fake-responses';

export const SPREAD_CALL = '**/api/daily/spread/*';

/** 1,212 games, most of them with around 20 points. */
const SCORES = [
  1, 0, 2, 3, 5, 4, 8, 9, 12, 15, 17, 22, 26, 31, 38, 44, 52, 60, 71, 79, 96, 104, 99, 91, 82, 70, 58, 45, 33,
  19, 11, 1, 4,
];

/** How everyone did in any daily: as many games as usual, or that many without their scores. */
export async function fakeSpread(page: Page, few?: number): Promise<void> {
  const games = few ?? SCORES.reduce((sum, count) => sum + count, 0);
  const spread = { date: '2026-11-20', games, scores: few === undefined ? SCORES : null };
  await fakeResponse(page, SPREAD_CALL, { success: true, spread });
}
