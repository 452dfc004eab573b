import type { ArchivedDay } from '@tessera/contracts/practice';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { newDaily, plainDate } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARCHIVE_TEXTS } from './archive-texts';
import { currentIdentity } from '../../store/identity/identity';
import { recordCompletion } from '../../store/daily/completions';
import { moveToPractice } from '../../store/daily/saved-daily';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { ArchivePage } from './archive-page';

const aDay = (day: number, change: Partial<ArchivedDay> = {}): ArchivedDay => ({
  date: `2026-11-${String(day).padStart(2, '0')}` as ArchivedDay['date'],
  gameNumber: 669 + day,
  expectedScore: 24.3,
  dailyScore: null,
  dailyGameId: null,
  practice: null,
  ...change,
});

const DAYS = [
  aDay(17),
  aDay(18, { dailyScore: 24, dailyGameId: 'game-687' }),
  aDay(19, { practice: { gameId: 'PR-G688-abcdefghijkl', status: 'completed', score: 27 } }),
  aDay(20, { practice: { gameId: 'PR-G689-abcdefghijkl', status: 'active', score: null } }),
];

const SPREAD = { date: '2026-11-18', games: 12, scores: null };

const monthAnswer = (month: string, days: ArchivedDay[]): FakeResponse => ({
  body: { success: true, month, firstMonth: '2026-10', lastMonth: '2026-11', days },
});

const unplayed = { success: true, gameNumber: 691, hasCompleted: false, completion: null, recent: [] };

const serve = (answers: Record<string, FakeResponse> = {}, check: object = unplayed) =>
  fakeFetch(({ path }) => {
    const month = path.split('/').at(-1)!;
    if (answers[month]) return answers[month];
    if (path === '/api/1pv3/check-completion') return { body: { ...check, hasActiveGame: false } };
    if (path.startsWith('/api/daily/spread/')) return { body: { success: true, spread: SPREAD } };
    return monthAnswer(month, month === '2026-11' ? DAYS : []);
  });

const open = (address: string = PAGES.archive) => {
  const pages = showPages(
    [
      { path: PAGES.archive, element: <ArchivePage /> },
      { path: PAGES.practice, element: <p>A practice</p> },
    ],
    address,
  );
  return { user: userEvent.setup(), ...pages };
};

beforeEach(() => localStorage.clear());
beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:30:00Z')));
afterEach(() => jest.restoreAllMocks());

const dayNamed = (name: RegExp) => screen.findByRole('button', { name });

const linkInDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).getByRole('link', { name });

it('marks a daily that is saved here for practice, even if the server does not know it', async () => {
  const facts = { gameId: 'game-686', gameNumber: 686, date: plainDate('2026-11-17'), startedAt: '' };
  const { playerUUID } = currentIdentity();
  moveToPractice({ facts: { ...facts, playerUUID }, state: newDaily([...'BATSEARD']) });
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

const completion = { gameNumber: 691, finalScore: 26, gameId: 'game-691' };

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

describe('on a wide screen', () => {
  beforeEach(() => {
    const narrow = window.matchMedia('');
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...narrow, media, matches: media.includes('1024px') }));
  });

  it('shows two months, and the selected day beside them', async () => {
    recordCompletion(
      { ...completion, gameId: 'game-687', mosaic: 'BRATloreETASdewx', date: plainDate('2026-11-18') },
      plainDate('2026-11-22'),
    );
    serve();
    const { user } = open();
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();

    const day = screen.getByRole('button', { name: /game 687, your daily score 24$/ });
    expect(day).toHaveAttribute('aria-pressed', 'false');
    await user.click(day);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(day).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Wed 18 November' })).toBeVisible();
    expect(screen.getByRole('img', { name: /BRAT, LORE, ETAS, DEWX/ })).toBeVisible();
    expect(screen.getByRole('link', { name: TEXTS.seeResults })).toHaveAttribute(
      'href',
      '/1pv3-results/game-687',
    );
    expect(screen.getByRole('link', { name: ARCHIVE_TEXTS.practice })).toHaveAttribute(
      'href',
      '/archive/2026-11-18',
    );
    await user.click(screen.getByRole('button', { name: /game 689, practice in progress$/ }));
    expect(screen.getByRole('link', { name: ARCHIVE_TEXTS.resumePractice })).toBeVisible();
  });

  it('shows no day before the newest month has come', async () => {
    let arrive: (november: FakeResponse) => void = () => undefined;
    const november = new Promise<FakeResponse>((resolve) => (arrive = resolve));
    fakeFetch(({ path }) => {
      if (path.endsWith('/2026-11')) return november;
      const october = aDay(1, { date: plainDate('2026-10-31'), gameNumber: 669 });
      return path.endsWith('/2026-10') ? monthAnswer('2026-10', [october]) : { body: unplayed };
    });
    open();
    expect(await screen.findByRole('button', { name: /^Saturday,? 31 October 2026/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sat 31 October' })).not.toBeInTheDocument();
    act(() => arrive(monthAnswer('2026-11', DAYS)));
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();
  });

  it('says so if one of the months cannot be loaded, and loads it again when asked', async () => {
    const answers: Record<string, FakeResponse> = { '2026-10': { status: 503 } };
    serve(answers);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: ARCHIVE_TEXTS.failed })).toBeVisible();
    delete answers['2026-10'];
    await user.click(screen.getByRole('button', { name: TEXTS.retry }));
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sun 22 November' })).toBeVisible();
  });
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
