import type { BrowserContextOptions } from '@playwright/test';

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const ROUND_TUTORIALS = JSON.stringify(['round1_tutorial', 'round2_tutorial']);

/** A browser whose player has seen the tutorials of the first rounds: what every test starts from. */
export const returningPlayer = (origin: string): Storage => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'tutorials_dismissed', value: ROUND_TUTORIALS }] }],
});

/** A browser that has never been here. */
export const NEVER_PLAYED: Storage = { cookies: [], origins: [] };
