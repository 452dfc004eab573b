import { expect, test, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, isOddRound } from '@tessera/rules';
import { LIVE_SCENES } from './scenes/live-scenes';
import { actAs } from './support/completed-daily';
import { breakableConnection } from './support/breakable-connection';
import { aLiveGame } from './support/live-game';
import { acceptInvitation, aPlayer, chooseFor, liveBoardOf, placeAt } from './support/live-board';

/** The first player's grid: eight words of four letters. */
const GRID = 'CARDAREAREARDART';
/** The second player swaps two letters, and so scores less. */
const swapped = (index: number) => (index === 0 ? 1 : index === 1 ? 0 : index);

const RELOAD_IN = 5;
const CUT_IN = 9;

test('two players play a whole game despite a reload and a lost connection', async ({ browser }) => {
  test.setTimeout(150_000);
  const url = process.env.TESSERA_URL ?? '';
  const line = await breakableConnection(url);
  const anna = await aPlayer(browser, url);
  const ben = await aPlayer(browser, line.url);

  await anna.goto(PAGES.home);
  await anna.getByRole('link', { name: 'Play a Friend' }).click();
  await anna.getByRole('button', { name: 'Create New Game' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Game Created!' });
  const link = new URL(/http\S+\/game\/[A-Z0-9]{5}/.exec(await dialog.innerText())?.[0] ?? '');
  await dialog.getByRole('link', { name: 'Continue to Game' }).click();
  await expect(anna.getByText('Waiting for your friend')).toBeVisible();

  // Opening the link takes no seat: previews open it, too.
  const preview = await aPlayer(browser, url);
  await preview.goto(link.pathname);
  await expect(preview.getByRole('button', { name: 'Join Game' })).toBeVisible();
  await preview.context().close();
  await acceptInvitation(ben, link.pathname);
  await expect(liveBoardOf(ben).round(1)).toBeVisible();
  await expect(liveBoardOf(anna).round(1)).toBeVisible();

  for (let round = 1; round < ROUNDS; round++) {
    const index = round - 1;
    const letter = GRID.charAt(index);
    const [chooser, other] = isOddRound(round) ? [anna, ben] : [ben, anna];
    const cellOf = (page: Page) => (page === anna ? index : swapped(index));
    await expect(liveBoardOf(anna).round(round)).toBeVisible();
    await expect(liveBoardOf(ben).round(round)).toBeVisible();

    if (round === RELOAD_IN) {
      await ben.reload();
      await expect(liveBoardOf(ben).round(round)).toBeVisible();
      for (let before = 0; before < index; before++) {
        await expect(liveBoardOf(ben).cell(swapped(before))).toHaveText(GRID.charAt(before));
      }
    }
    if (round === CUT_IN) {
      line.cut();
      await expect(
        liveBoardOf(ben).task(/^(Connection error|Failed to connect)\. Trying again\.{3}/),
      ).toBeVisible();
    }
    await chooseFor(chooser, cellOf(chooser), letter);
    await liveBoardOf(chooser).submit.click();
    if (round === CUT_IN) line.mend();
    // The other player's letters stay hidden until the end: their board shows only closed tiles.
    await expect(other.getByRole('grid')).toHaveCount(1);
    await placeAt(other, cellOf(other), letter);
  }

  await expect(liveBoardOf(ben).task('Your turn: choose a letter')).toBeVisible();
  await ben.getByRole('button', { name: TEXTS.chooseLetter }).click();
  const { picker } = liveBoardOf(ben);
  await picker.getByRole('button', { name: GRID.charAt(ROUNDS - 1), exact: true }).click();
  await picker.getByRole('button', { name: 'Finish Game' }).click();

  await expect(anna.getByRole('heading', { name: 'YOU WIN!' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'YOU LOST' })).toBeVisible();
  await expect(anna.getByTestId('your-score')).toHaveText('32');
  const lost = (await ben.getByTestId('your-score').innerText()).trim();
  await expect(anna.getByTestId('their-score')).toHaveText(lost);
  await expect(ben.getByTestId('their-score')).toHaveText('32');
  await expect(
    anna.getByRole('grid', { name: "Your friend's grid" }).getByRole('gridcell').first(),
  ).toHaveText('A');

  // One player requests a rematch; the other sees the offer and accepts it.
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.getByText('Your friend wants a rematch')).toBeVisible();
  await ben.getByRole('button', { name: 'Accept Rematch' }).click();
  await expect(liveBoardOf(ben).round(1)).toBeVisible();
  await expect(anna).toHaveURL(new URL(new URL(ben.url()).pathname, url).href);
  await expect(liveBoardOf(ben).task('Your turn: choose a letter')).toBeVisible();

  await anna.context().close();
  await ben.context().close();
  line.close();
});

test('a letter can be dragged from the hand to the board, and then to another square', async ({
  browser,
}) => {
  const url = process.env.TESSERA_URL ?? '';
  const [anna, ben] = [await aPlayer(browser, url), await aPlayer(browser, url)];
  await anna.goto(PAGES.playFriend);
  await anna.getByRole('button', { name: 'Create New Game' }).click();
  await anna.getByRole('link', { name: 'Continue to Game' }).click();
  await expect(anna.getByText('Waiting for your friend')).toBeVisible();
  await acceptInvitation(ben, new URL(anna.url()).pathname);
  await anna.getByRole('button', { name: 'Choose Letter' }).click();
  await liveBoardOf(anna).picker.getByRole('button', { name: 'Q', exact: true }).click();
  await liveBoardOf(anna).submit.click();

  const { cell, submit, task } = liveBoardOf(ben);
  await expect(task('Place the letter Q')).toBeVisible();
  const drag = async (from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>) => {
    await from.hover();
    await ben.mouse.down();
    await to.hover();
    await to.hover({ position: { x: 20, y: 20 } });
    await ben.mouse.up();
  };
  await drag(ben.locator('.drag-handle').first(), cell(6));
  await expect(cell(6)).toHaveText('Q');
  await drag(cell(6), cell(15));
  await expect(cell(15)).toHaveText('Q');
  await expect(cell(6)).toHaveText('');
  // For a moment after a drop, clicks belong to the drag and are ignored.
  await expect(async () => {
    if (await submit.isEnabled()) await submit.click();
    await expect(task('Waiting for your friend to place')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await anna.context().close();
  await ben.context().close();
});

test('a game continues after the word checker and after a reload, with the staged letter in its place', async ({
  page,
}) => {
  const { gameId, players } = await aLiveGame(page.request, { rounds: 2 });
  await actAs(page, players[1]);
  await page.goto(pathOf(PAGES.liveGame, { gameId }));
  await chooseFor(page, 7, 'E');
  await page.reload();
  await expect(liveBoardOf(page).cell(7)).toHaveText('E');

  await page.getByRole('link', { name: 'Word Checker' }).click();
  await page.getByRole('link', { name: `Back to Game ${gameId}` }).click();
  await expect(liveBoardOf(page).task('Place the letter E')).toBeVisible();
  await expect(liveBoardOf(page).cell(7)).toHaveText('E');
});

for (const name of ['a live game', 'a live game against the longest name'] as const) {
  test(`${name} fits a small phone without scrolling`, async ({ page }) => {
    await LIVE_SCENES[name](page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(overflow).toBe(0);
  });
}
