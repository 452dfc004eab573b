import type { Page } from '@playwright/test';

/** Screens and dialogs by their names: each knows how to get there, and what tells that it is there. */
export type Scenes = Record<string, (page: Page) => Promise<void>>;
