import { expect } from '@playwright/test';
import { TEXTS, blindLetterText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ROUND_STEPS, ROUND_TEXTS } from '../src/features/daily/tutorial/round-texts';
import { TUTORIAL_STEPS, TUTORIAL_TEXTS, stepText } from '../src/features/tutorials/tutorial-texts';
import { test } from './support/page-errors';
import { waitForDialogEntries } from './support/history';
import { placeByPointer, boardOf } from './support/board';

test.use({ firstTime: true });

test('the tutorial has nine steps, and is marked as finished at the end', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: TEXTS.howToPlay }).click();
  await page.getByRole('button', { name: TEXTS.playTutorial }).click();
  const dialog = page.getByRole('dialog', { name: TUTORIAL_TEXTS.general });
  const steps = TUTORIAL_STEPS.general.length;
  await expect(dialog.getByRole('button', { name: TUTORIAL_TEXTS.previous })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (let step = 1; step < steps; step++) {
    await expect(dialog.getByText(stepText(step, steps))).toBeVisible();
    await dialog.getByRole('button', { name: TUTORIAL_TEXTS.next }).click();
  }
  await dialog.getByRole('button', { name: TUTORIAL_TEXTS.startPlaying }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tessera-tutorial-completed'))).toBe('true');
});

test('closing the tutorial asks for confirmation, and marks it as dismissed', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: TEXTS.howToPlay }).click();
  await page.getByRole('button', { name: TEXTS.playTutorial }).click();
  await expect(page.getByText(stepText(1, 9))).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: TEXTS.leaveTutorial });
  await question.getByRole('button', { name: TEXTS.keepGoing }).click();
  await expect(page.getByText(stepText(1, 9))).toBeVisible();

  // Escape and Back ask for confirmation as well. Pressed again, they return to the tutorial on the same page.
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await close();
    await expect(question).toBeVisible();
    await waitForDialogEntries(page, 1);
    await close();
    await expect(question).toHaveCount(0);
    await waitForDialogEntries(page, 1);
    await expect(page.getByText(stepText(1, 9))).toBeVisible();
    await expect(page).toHaveURL(PAGES.rules);
  }

  await page.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: TEXTS.leave }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tessera-tutorial-dismissed'))).toBe('true');
});

test.describe('if a picture cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the tutorial says that the picture is unavailable, and the next step tries again', async ({
    page,
  }) => {
    await page.goto(PAGES.home);
    let rejected = 0;
    await page.route(/\/step-scene-[^/]+\.js$/, (route) => {
      rejected += 1;
      return rejected === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('button', { name: TEXTS.dailyTutorial }).click();
    const dialog = page.getByRole('dialog', { name: TEXTS.dailyTutorial });
    await expect(dialog.getByText(TUTORIAL_TEXTS.noPicture)).toBeVisible();
    await dialog.getByRole('button', { name: TUTORIAL_TEXTS.next }).click();
    await expect(dialog.locator('.board')).toBeVisible();
  });
});

for (const { name, completed, closed, menu } of [
  {
    name: TEXTS.dailyTutorial,
    completed: 'tessera-daily-tutorial-completed',
    closed: 'tessera-daily-tutorial-dismissed',
    menu: 'hidden',
  },
  {
    name: TEXTS.twoPlayerTutorial,
    completed: 'tessera_two_player_tutorial_completed',
    closed: null,
    menu: 'disabled',
  },
]) {
  test(`home opens the ${name} with three steps and Finish, while the menu is ${menu}`, async ({ page }) => {
    await page.goto(PAGES.home);
    const flags = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /tutorial/.test(key)));
    const button = page.locator('header button');
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    if (menu === 'hidden') await expect(button).toBeHidden();
    else await expect(button).toBeDisabled();
    await expect(dialog.getByText(stepText(1, 3))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeEnabled();
    expect(await flags()).toEqual(closed === null ? [] : [closed]);
    await page.getByRole('button', { name }).click();
    for (const step of [1, 2]) {
      await expect(dialog.getByText(stepText(step, 3))).toBeVisible();
      await dialog.getByRole('button', { name: TUTORIAL_TEXTS.next }).click();
    }
    await dialog.getByRole('button', { name: TUTORIAL_TEXTS.finish }).click();
    await expect(dialog).toHaveCount(0);
    expect(await flags()).toContain(completed);
  });
}

for (const path of [PAGES.daily, `${PAGES.dailyShort}/`]) {
  test(`How to Play at ${path} opens the Quick Tutorial of seven steps, followed by the game`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('button', { name: TEXTS.howToPlay }).click();
    await page.getByRole('button', { name: TEXTS.playTutorial }).click();
    const dialog = page.getByRole('dialog', { name: TUTORIAL_TEXTS.quick });
    for (let step = 1; step < 7; step++) {
      await expect(dialog.getByText(stepText(step, 7))).toBeVisible();
      await dialog.getByRole('button', { name: TUTORIAL_TEXTS.next }).click();
    }
    await dialog.getByRole('button', { name: TUTORIAL_TEXTS.finish }).click();
    await expect(dialog).toHaveCount(0);
    await expect(boardOf(page).round(1)).toBeVisible();
  });
}

test('a first-time player sees the blind letter turn over before being told what to do with it', async ({
  page,
}) => {
  await page.goto(PAGES.daily);
  await expect(page.getByText(new RegExp(`^${blindLetterText('')}[A-Z]$`))).toBeVisible();
  await expect(page.getByText(ROUND_STEPS[1][0])).toBeVisible();
  await expect(boardOf(page).round(1)).toBeVisible();
});

test('a first-time player who does not wait is told what to do next', async ({ page }) => {
  await page.goto(PAGES.daily);
  await placeByPointer(page, 1);
  const due = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await expect(due).toContainText(ROUND_STEPS[1][1]);
});

test('a first-time player is guided through the first two rounds on the board itself', async ({ page }) => {
  await page.goto(PAGES.daily);
  const { round, submit } = boardOf(page);
  await expect(page.getByText(ROUND_STEPS[1][0])).toBeVisible();
  await placeByPointer(page, 1);
  await submit.click();
  await expect(round(2)).toBeVisible();
  await expect(page.getByText(ROUND_STEPS[2][0])).toBeVisible();
  await placeByPointer(page, 2);
  await submit.click();
  await expect(page.getByText(ROUND_TEXTS.bothWays)).toBeVisible();
  await page.getByRole('button', { name: ROUND_TEXTS.goodLuck }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tutorials_dismissed'))).toBe(
    JSON.stringify(['round1_tutorial', 'round2_tutorial']),
  );
});

test('the tutorial of the first rounds can be used by keyboard, and leaves the focus on the board', async ({
  page,
}) => {
  await page.goto(PAGES.daily);
  const { cell, round, submit } = boardOf(page);
  await expect(page.getByText(ROUND_STEPS[1][0])).toBeVisible();
  await page.getByRole('button', { name: ROUND_TEXTS.close }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: TEXTS.leaveTutorial });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByText(ROUND_STEPS[1][0])).toBeVisible();

  await page.getByRole('button', { name: ROUND_TEXTS.gotIt }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ROUND_STEPS[1][0])).toHaveCount(0);
  await expect(cell(0)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(round(2)).toBeVisible();
  await expect(page.getByText(ROUND_STEPS[2][0])).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('E');
  await expect(cell(1)).toHaveText('E');
  await expect(page.getByRole('button', { name: 'Take back the letter E' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: ROUND_TEXTS.goodLuck }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(round(3)).toBeVisible();
  await expect(submit).toBeVisible();
});

test('in the first rounds, the current step is marked, and finished ones are ticked', async ({ page }) => {
  await page.goto(PAGES.daily);
  const { cell } = boardOf(page);
  const due = page.getByRole('listitem').and(page.locator('[aria-current=step]'));
  await expect(due).toContainText(ROUND_STEPS[1][0]);
  await cell(0).click();
  await expect(due).toContainText(ROUND_STEPS[1][1]);
  await cell(5).click();
  await expect(due).toContainText(ROUND_STEPS[1][2]);
});

test('a first-time player who closes the tutorial is asked for confirmation, and does not see it again', async ({
  page,
}) => {
  await page.goto(PAGES.daily);
  await page.getByRole('button', { name: ROUND_TEXTS.close }).click();
  await page.getByRole('button', { name: TEXTS.leave }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(boardOf(page).grid).toBeVisible();
  await expect(page.getByText(ROUND_STEPS[1][0])).toHaveCount(0);
});
