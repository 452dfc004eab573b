import { expect } from '@playwright/test';
import { DEMO_PAGES } from '@tessera/contracts/wire';
import { DEMO_TEXTS } from '../../src/app/demos/demo-texts';
import { VISIBLE_TEXT_OF, demoNames } from '../support/demos';
import type { Scenes } from './scene';

export const DEMO_SCENES: Scenes = Object.fromEntries(
  demoNames.map((name): [string, Scenes[string]] => [
    `demo: ${DEMO_TEXTS.names[name]}`,
    async (page) => {
      await page.goto(DEMO_PAGES[name]);
      await expect(page.getByText(VISIBLE_TEXT_OF[name]).first()).toBeVisible();
    },
  ]),
);
