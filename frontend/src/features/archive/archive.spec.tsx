import type { ArchivedDay } from '@tessera/contracts/practice';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { newDaily, plainDate } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ARCHIVE_TEXTS } from './archive-texts';
import { recordCompletion } from '../../store/daily/completions';
import { moveToPractice } from '../../store/daily/saved-daily';
import type { FakeResponse } from '../../store/testing/fake-fetch';

import { aDay, completion, DAYS, dayNamed, monthAnswer, open, serve, unplayed } from './testing/archive';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:30:00Z')));

const linkInDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('link', { name });

it('marks a daily that is saved here for practice, even if the server does not know it', async () => {
  const facts = { gameId: 'game-686', gameNumber: 686, date: plainDate('2026-11-17'), startedAt: '' };
  moveToPractice({ facts, state: newDaily([...'BATSEARD']) });
  serve();
  open();
  expect(await dayNamed(/game 686, practice in progress$/)).toBeVisible();
  localStorage.clear();
});

it("names each day with the player's results", async () => {
  serve();
  open();
  expect(await dayNamed(/^Tuesday,? 17 November 2026, game 686$/)).toBeVisible();
  expect(await dayNamed(/game 687, your daily score 24$/)).toBeVisible();
  expect(await dayNamed(/game 688, practice 27$/)).toBeVisible();
  expect(await dayNamed(/game 689, practice in progress$/)).toBeVisible();
  // The other days of the month are shown, but can't be selected.
  expect(screen.getByText('30')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /November/ })).toHaveLength(DAYS.length + 1);
});

it("marks today's game as the one to play", async () => {
  serve();
  const { user } = open();
  await user.click(await dayNamed(/22 November 2026, game 691, today's game$/));
  expect(await linkInDialog(TEXTS.todaysGame)).toHaveAttribute('href', PAGES.daily);
});

it("does not show yesterday's score on today's tile when the server can't be reached after midnight", async () => {
  const answers: Record<string, FakeResponse> = {
    'check-completion': { body: { ...unplayed, hasCompleted: true, completion } },
  };
  serve(answers);
  open();
  await dayNamed(/22 November 2026, game 691, your daily score 26$/);
  answers['check-completion'] = 'no connection';
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:30:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /your daily score 26$/ })).toBeNull());
});

it("marks today, and a day that isn't over everywhere, with the player's score", async () => {
  recordCompletion({ ...completion, date: plainDate('2026-11-22') }, plainDate('2026-11-22'));
  recordCompletion(
    { ...completion, gameNumber: 690, gameId: 'game-690', date: plainDate('2026-11-21') },
    plainDate('2026-11-22'),
  );
  serve();
  const { user } = open();
  const today = await dayNamed(/22 November 2026, game 691, your daily score 26$/);
  expect(today).toHaveTextContent('2226');
  // Not over everywhere yet, and so not in the archive.
  await user.click(await dayNamed(/21 November 2026, game 690/));
  expect(await linkInDialog(TEXTS.seeResults)).toHaveAttribute('href', '/1pv3-results/game-690');
  expect(screen.queryByRole('link', { name: ARCHIVE_TEXTS.practice })).toBeNull();
});

it('keeps the focus on the day when Page Up and Page Down turn the months', async () => {
  const october = [30, 31].map((day) => ({
    ...aDay(day, { gameNumber: 638 + day }),
    date: `2026-10-${day}` as ArchivedDay['date'],
  }));
  serve({ '2026-10': monthAnswer('2026-10', october) });
  const { user } = open();
  const day = await dayNamed(/game 687/);
  act(() => day.focus());
  await user.keyboard('{PageUp}');
  // October has no daily on its 18th, and none before.
  await waitFor(() => expect(screen.getByRole('button', { name: /30 October/ })).toHaveFocus());
  await user.keyboard('{PageUp}');
  expect(screen.getByRole('button', { name: /30 October/ })).toHaveFocus();
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: /22 November/ })).toHaveFocus());
});

it('opens a day without its result if a server of the release before does not name the game', async () => {
  const { dailyGameId: _, ...day } = aDay(18, { dailyScore: 24 });
  serve({ '2026-11': monthAnswer('2026-11', [day as ArchivedDay]) });
  const { user } = open();
  await user.click(await dayNamed(/game 687, your daily score 24$/));
  expect(await linkInDialog(ARCHIVE_TEXTS.practice)).toBeVisible();
  expect(screen.queryByRole('link', { name: TEXTS.seeResults })).not.toBeInTheDocument();
});

it('opens the day in a dialog, with how everyone did', async () => {
  recordCompletion(
    { ...completion, gameId: 'game-687', mosaic: 'BRATloreETASdewx', date: plainDate('2026-11-18') },
    plainDate('2026-11-22'),
  );
  serve();
  const { user } = open();
  const day = await dayNamed(/game 687, your daily score 24$/);
  expect(day).toHaveAttribute('aria-haspopup', 'dialog');
  expect(day).not.toHaveAttribute('aria-pressed');
  act(() => day.focus());
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Wed 18 November' }));
  expect(dialog.getByRole('img', { name: /BRAT, LORE, ETAS, DEWX/ })).toBeVisible();
  expect(dialog.getByRole('link', { name: TEXTS.seeResults })).toHaveAttribute(
    'href',
    '/1pv3-results/game-687',
  );
  expect(dialog.getByRole('link', { name: ARCHIVE_TEXTS.practice })).toHaveAttribute(
    'href',
    '/archive/2026-11-18',
  );
  expect(await dialog.findByText('12 games')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(day).toHaveFocus();
});

it("shows the account's own result of a day on which another game was completed here before signing in", async () => {
  recordCompletion(
    { ...completion, gameId: 'game-other', mosaic: 'BRATloreETASdewx', date: plainDate('2026-11-18') },
    plainDate('2026-11-22'),
  );
  serve();
  const { user } = open();
  await user.click(await dayNamed(/game 687, your daily score 24$/));
  expect(await linkInDialog(TEXTS.seeResults)).toHaveAttribute('href', '/1pv3-results/game-687');
  expect(screen.queryByRole('img', { name: /BRAT, LORE, ETAS, DEWX/ })).toBeNull();
});

it("shows the account's own result of such a day if that isn't over everywhere", async () => {
  for (const day of [21, 22]) {
    const facts = { gameNumber: 669 + day, gameId: `here-${day}`, date: plainDate(`2026-11-${day}`) };
    recordCompletion({ ...completion, ...facts }, plainDate('2026-11-22'));
  }
  const own = { date: '2026-11-22', gameNumber: 691, finalScore: 21, gameId: 'game-691' };
  const before = { date: '2026-11-21', gameNumber: 690, finalScore: 20, gameId: 'game-690' };
  serve({}, { ...unplayed, hasCompleted: true, completion: own, recent: [own, before] });
  const { user } = open();
  await user.click(await dayNamed(/game 691, your daily score 21$/));
  expect(await linkInDialog(TEXTS.seeResults)).toHaveAttribute('href', '/1pv3-results/game-691');
  await user.keyboard('{Escape}');
  await user.click(await dayNamed(/game 690, your daily score 20$/));
  expect(await linkInDialog(TEXTS.seeResults)).toHaveAttribute('href', '/1pv3-results/game-690');
});

it('lets the player move between days with the arrow keys, with a single tab stop', async () => {
  serve();
  const { user, router } = open();
  const newest = await dayNamed(/game 689/);
  const focusable = screen.getAllByRole('button', { name: /game/ }).filter((day) => day.tabIndex === 0);
  expect(focusable).toEqual([await dayNamed(/today's game$/)]);
  act(() => newest.focus());
  await user.keyboard('{ArrowLeft}');
  expect(await dayNamed(/game 688/)).toHaveFocus();
  await user.keyboard('{Home}');
  expect(await dayNamed(/game 686/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await linkInDialog(ARCHIVE_TEXTS.practice));
  expect(router.state.location.pathname).toBe('/archive/2026-11-17');
});

it('goes to the previous month, but not beyond the first or last month', async () => {
  serve();
  const { user } = open();
  await dayNamed(/game 689/);
  const next = screen.getByRole('button', { name: ARCHIVE_TEXTS.nextMonth });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  const previous = screen.getByRole('button', { name: ARCHIVE_TEXTS.previousMonth });
  await user.click(previous);
  expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
  await user.click(previous);
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  await user.click(next);
  expect(await dayNamed(/game 689/)).toBeVisible();
});

it('shows the newest month if the address contains an invalid one', async () => {
  serve();
  open(`${PAGES.archive}?month=2026-13`);
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
});

it('says that the archive could not be loaded, and tries again on request', async () => {
  const answers: Record<string, FakeResponse> = { '2026-11': 'no connection' };
  serve(answers);
  const { user } = open();
  expect(await screen.findByText(ARCHIVE_TEXTS.failed)).toBeVisible();
  delete answers['2026-11'];
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await dayNamed(/game 689/)).toBeVisible();
});
