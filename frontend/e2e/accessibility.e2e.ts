import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  ACCOUNT_TEXTS,
  DUEL_TEXTS,
  PAGES,
  SESSION_TEXTS,
  TEXTS,
  pathOf,
  wordVerdict,
} from '@tessera/contracts/constants';
import { signUp } from './support/account';
import { aCompletedDaily, become } from './support/completed-daily';
import { aCompletedSimpleDaily, aDuel, duelTableOf, openDuel } from './support/duel';
import { aLiveGame } from './support/live-game';
import { openDaily, playRounds, tableOf } from './support/table';

const GRAVE = ['serious', 'critical'];

/** Radix puts focusable guards around a dialog, which nobody ever sees or hears. */
const FOCUS_GUARDS = '[data-radix-focus-guard]';

const expectNothingGrave = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).exclude(FOCUS_GUARDS).analyze();
  const grave = violations.filter(({ impact }) => GRAVE.includes(impact ?? ''));
  expect(grave.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

/** Every screen and dialog: how to get there, and what tells that it is there. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto(PAGES.home);
    await expect(page.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
  },
  menu: async (page) => {
    await SCENES.home?.(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'how to play': async (page) => {
    await SCENES.home?.(page);
    await page.getByRole('button', { name: 'How to Play' }).click();
    await expect(
      page.getByRole('dialog', { name: 'How to Play' }).getByRole('listitem').first(),
    ).toBeVisible();
  },
  'scoring rules': async (page) => {
    await SCENES['how to play']?.(page);
    await page.getByRole('button', { name: 'Scoring Rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Scoring Rules' })).toBeVisible();
  },
  'the daily, with a tile laid': async (page) => {
    await openDaily(page);
    await tableOf(page).cell(5).click();
    await expect(tableOf(page).submit).toBeEnabled();
  },
  'the daily, choosing a letter': async (page) => {
    await openDaily(page);
    await playRounds(page, 1, 1);
    await tableOf(page).cell(1).click();
    await expect(tableOf(page).picker.getByRole('button', { name: 'Q', exact: true })).toBeVisible();
  },
  'the daily, refused a second time': async (page) => {
    const { playerUUID } = await aCompletedDaily(page.request);
    await become(page, playerUUID);
    await page.goto(PAGES.daily);
    await expect(page.getByText(TEXTS.dailyAlreadyPlayed)).toBeVisible();
  },
  'the daily, failed': async (page) => {
    await page.route('**/api/1pv3/create', (route) => route.abort());
    await page.goto(PAGES.daily);
    await expect(page.getByText(TEXTS.dailyInitFailed)).toBeVisible();
  },
  results: async (page) => {
    const { playerUUID, game } = await aCompletedDaily(page.request);
    await become(page, playerUUID);
    await page.goto(pathOf(PAGES.dailyResults, { gameId: game.gameId }));
    await expect(page.getByRole('button', { name: 'Share Results' })).toBeVisible();
  },
  'sharing results': async (page) => {
    await SCENES.results?.(page);
    await page.getByRole('button', { name: 'Share Results' }).click();
    await expect(page.getByRole('dialog', { name: 'Share Results' })).toBeVisible();
  },
  'no result': async (page) => {
    await page.goto('/1pv3-results/no-such-game');
    await expect(page.getByText(TEXTS.noResult)).toBeVisible();
  },
  'a notice': async (page) => {
    await page.route('**/api/1pv3/some-game', (route) => route.abort());
    await page.goto('/1pv3-results/some-game');
    await expect(page.getByRole('region', { name: TEXTS.notifications }).getByRole('listitem')).toBeVisible();
  },
  'sign in': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('button', { name: TEXTS.signIn, exact: true }).click();
    await expect(page.getByText(ACCOUNT_TEXTS.missingInformationDetail).first()).toBeVisible();
  },
  'sign up': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('tab', { name: ACCOUNT_TEXTS.signUp }).click();
    await expect(page.getByText(ACCOUNT_TEXTS.createAccountDetail)).toBeVisible();
  },
  'a forgotten password': async (page) => {
    await page.goto(PAGES.auth);
    await page.getByRole('button', { name: ACCOUNT_TEXTS.forgotPassword }).click();
    await expect(page.getByRole('dialog', { name: ACCOUNT_TEXTS.resetPassword })).toBeVisible();
  },
  'a new password': async (page) => {
    await page.route('**/api/auth/validate-reset-token*', (route) =>
      route.fulfill({ json: { success: true, valid: true } }),
    );
    await page.goto(pathOf(PAGES.resetPassword, { token: 'some' }));
    await page.getByLabel('New Password').fill('short');
    await page.getByLabel('Confirm Password').fill('other');
    await expect(page.getByText(ACCOUNT_TEXTS.passwordsDiffer)).toBeVisible();
  },
  'an invalid link': async (page) => {
    await page.goto(pathOf(PAGES.resetPassword, { token: 'none' }));
    await expect(page.getByText(ACCOUNT_TEXTS.resetLinkInvalidTitle)).toBeVisible();
  },
  'the account': async (page) => {
    await signUp(page);
    await page.goto(PAGES.account);
    await expect(page.getByRole('button', { name: 'Download All Data' })).toBeVisible();
  },
  'deleting the account': async (page) => {
    await SCENES['the account']?.(page);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByRole('button', { name: 'Delete for Good' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'logging out': async (page) => {
    await SCENES['the account']?.(page);
    await page.getByRole('button', { name: TEXTS.logOut }).click();
    await expect(page.getByRole('dialog', { name: SESSION_TEXTS.logOutQuestion })).toBeVisible();
  },
  'privacy policy': async (page) => {
    await page.goto(PAGES.privacyPolicy);
    await expect(page.getByRole('heading', { name: 'Your rights' })).toBeVisible();
  },
  'word checker': async (page) => {
    await page.goto(`${PAGES.wordChecker}?word=TREE&autoSubmit=true`);
    await expect(page.getByText(wordVerdict('TREE', true))).toBeVisible();
    await expect(page.getByRole('list', { name: 'Definitions' })).toBeVisible();
  },
  'play a friend': async (page) => {
    const { players } = await aLiveGame(page.request, { rounds: 3 });
    await become(page, players[1]);
    await page.goto(PAGES.playFriend);
    await expect(page.getByRole('link', { name: /^Resume game/ })).toBeVisible();
  },
  'a game made': async (page) => {
    await page.goto(PAGES.playFriend);
    await page.getByRole('button', { name: 'Create New Game' }).click();
    await expect(page.getByRole('dialog', { name: 'Game Created!' })).toBeVisible();
  },
  'waiting for a friend': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { joined: false });
    await become(page, players[1]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByText('Waiting for your friend')).toBeVisible();
  },
  'a live game': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 5 });
    await become(page, players[1]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByText('Waiting for Anonymous to choose a letter').first()).toBeVisible();
  },
  'a live game, choosing a letter': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 5 });
    await become(page, players[2]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await page.getByRole('button', { name: TEXTS.chooseLetter }).click();
    await expect(tableOf(page).picker.getByRole('button', { name: 'Q', exact: true })).toBeVisible();
  },
  'a live game that is over': async (page) => {
    const { gameId, players } = await aLiveGame(page.request, { rounds: 16 });
    await become(page, players[2]);
    await page.goto(pathOf(PAGES.liveGame, { gameId }));
    await expect(page.getByRole('heading', { name: "It's a Tie!" })).toBeVisible();
  },
  'a game that is not there': async (page) => {
    await page.goto(pathOf(PAGES.liveGame, { gameId: 'ZZZZZ' }));
    await expect(page.getByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  },
  'the levels of the duel': async (page) => {
    await page.goto(PAGES.duels);
    await expect(page.getByRole('button', { name: /^Gentle/ })).toBeVisible();
  },
  'a duel': async (page) => {
    await openDuel(page, 'Gentle');
    await duelTableOf(page).cell(5).click();
    await expect(duelTableOf(page).submit).toBeEnabled();
  },
  'a duel that is over': async (page) => {
    const { gameId, playerUUID } = await aDuel(page.request, { rounds: 16 });
    await become(page, playerUUID);
    await page.goto(pathOf(PAGES.duel, { gameId }));
    await expect(page.getByRole('heading', { name: /^Daily Challenge #\d+ Complete!$/ })).toBeVisible();
  },
  'an address that is no duel': async (page) => {
    await page.goto(pathOf(PAGES.duel, { gameId: 'DC-none' }));
    await expect(page.getByText(DUEL_TEXTS.invalidUrl)).toBeVisible();
  },
  'the simple daily': async (page) => {
    await page.goto(PAGES.simpleDaily);
    await tableOf(page).cell(5).click();
    await expect(tableOf(page).submit).toBeEnabled();
  },
  'the simple daily, completed': async (page) => {
    const { playerUUID } = await aCompletedSimpleDaily(page.request);
    await become(page, playerUUID);
    await page.goto(PAGES.simpleDaily);
    await expect(page.getByTestId('score')).toBeVisible();
  },
  'page not found': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing grave in the ${colorScheme} look`, () => {
    test.use({ colorScheme });
    for (const [name, arrive] of Object.entries(SCENES)) {
      test(name, async ({ page }) => {
        await arrive(page);
        await expectNothingGrave(page);
      });
    }
  });
}
