import path from 'node:path';
import { test } from '../e2e/support/app-page';
import { SCENES } from '../e2e/scenes/all-scenes';

/** The output folder, with a subfolder for each kind of screen. */
const FOLDER = process.env.PICTURES ?? path.join(import.meta.dirname, '../../pictures');

const SCREENS = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

const fileOf = (name: string): string => `${name.replaceAll(/\W+/g, '-')}.png`;

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${screen}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      for (const [name, arrive] of Object.entries(SCENES)) {
        test(name, async ({ page }) => {
          await arrive(page);
          // Images and fonts may load after the text.
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({
            path: path.join(FOLDER, `${screen}-${colorScheme}`, fileOf(name)),
            // The page behind a dialog doesn't scroll. A full-page screenshot would move it away from under
            // the dialog.
            fullPage: (await page.getByRole('dialog').count()) === 0,
            animations: 'disabled',
          });
        });
      }
    });
  }
}
