import type { Page } from '@playwright/test';

/** Screens and dialogs by name. Each function opens one and waits until it is visible. */
export type Scenes = Record<string, (page: Page) => Promise<void>>;
