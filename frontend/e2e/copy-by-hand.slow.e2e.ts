import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { SCENES } from './scenes/all-scenes';
import { test } from './support/app-page';

/** Browsers have no clipboard on pages without HTTPS, such as those of a server at home. */
const takeClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }));

for (const [scene, button] of [
  ['a game created', 'Copy Game ID'],
  ['a game created', 'Copy Game URL'],
  ['waiting for a friend', 'Share Link'],
  ['a group created', 'Copy invite code'],
  ['a code for another device', 'Copy'],
  ['a challenge that is ready to send', 'Copy Link'],
  ['sharing results', 'Copy'],
  ['sharing a completed challenge', 'Copy'],
] as const) {
  test(`without a clipboard, the text can be selected and copied by hand: ${scene}, ${button}`, async ({
    page,
  }) => {
    await takeClipboard(page);
    await SCENES[scene]?.(page);
    await page.getByRole('button', { name: button }).last().click();
    const notice = page.getByRole('region', { name: TEXTS.notifications }).getByRole('listitem');
    await expect(notice).toContainText(/Couldn't copy automatically|Copy failed/);
    const text = notice.locator('.select-all');
    const selected = () => page.evaluate(() => String(window.getSelection()).trim());
    await text.click();
    expect(await selected()).toMatch(/[A-Z0-9]{4}|http/);
    expect(await selected()).toBe((await text.innerText()).trim());
  });
}
