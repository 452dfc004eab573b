import { expect } from '@playwright/test';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';
import { translatePages } from './support/translator';

// The scenes of a worker share one page, as in the accessibility tests.
test.use({ reuseContext: true });

for (const [name, arrive] of Object.entries(SCENES)) {
  test(`a translated page neither fails nor shows outdated texts, and keeps letters, codes and names: ${name}`, async ({
    page,
  }) => {
    const problems = await translatePages(page);
    await arrive(page);
    expect.soft(await problems()).toEqual([]);
    // Leaving removes everything that the page has inserted.
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.querySelector<HTMLElement>('.brand')?.click());
    expect.soft(await problems()).toEqual([]);
  });
}
