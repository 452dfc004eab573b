import { PRODUCT } from '@tessera/contracts/product';
import type { PublicResult } from '@tessera/contracts/results';
import { PAGES } from '@tessera/contracts/wire';
import {
  addDays,
  gridFromText,
  plainDate,
  rowsFromGrid,
  scoringCells,
  type ScoringWord,
} from '@tessera/rules';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { today } from '../../store/daily/today';
import { currentIdentity } from '../../store/identity/identity';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { toastStore } from '../../ui/toast/toast';
import { SharedResultPage } from './shared-result-page';

const WORDS: ScoringWord[] = [
  { word: 'BRAT', direction: 'horizontal', line: 0, start: 0, score: 4 },
  { word: 'BLED', direction: 'vertical', line: 0, start: 0, score: 4 },
];

const SHARED: PublicResult = {
  shareId: 'abcDEF1234',
  gameId: 'game-689',
  gameNumber: 689,
  gameMode: '1pv3',
  playerUUID: '0b3f8f6a-1111-8a6e-9c58-0123456789ab',
  playerGrid: rowsFromGrid(gridFromText('BRATLOREETASDEWX')) as string[][],
  playerWords: WORDS,
  scoring: scoringCells(WORDS),
  dailyChallengeDate: plainDate('2026-11-20'),
  isDateOver: true,
  playerScore: 8,
  playerName: 'Mosaic',
  completedAt: '2026-11-20T10:00:00.000Z',
  shareUrl: 'https://example.org/share/abcDEF1234',
  own: null,
};

const NOT_FOUND = {
  status: 404,
  body: rejection('RESULT_NOT_FOUND', "This shared result doesn't exist or may have been removed."),
};

/** What a visitor gets who hasn't completed the daily of a date that isn't over. */
const HIDDEN = { playerGrid: null, playerWords: null, isDateOver: false, dailyChallengeDate: today() };

/** Opens the page. The responses arrive one after the other; the last one repeats. */
const open = (...answers: FakeResponse[]) => {
  toastStore.set(null);
  sessionStorage.clear();
  const asked = fakeFetch(() => (answers.length > 1 ? answers.shift()! : answers[0]!));
  showPages([{ path: PAGES.sharedResult, element: <SharedResultPage /> }], '/share/abcDEF1234');
  return asked;
};

const found = (change: Partial<PublicResult> = {}): FakeResponse => ({
  body: { success: true, result: { ...SHARED, ...change } },
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

// Nobody has to wait for the retries.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the player, the score, the grid and its words', async () => {
  const asked = open(found());
  const title = `Mosaic scored 8 in ${PRODUCT} #689`;
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(document.title).toBe(`${title} · ${PRODUCT}`);
  expect(screen.getByTestId('score')).toHaveTextContent('8');
  expect(screen.getByText('Mosaic')).toBeVisible();
  const cells = within(screen.getByRole('grid', { name: "Mosaic's grid" })).getAllByRole('gridcell');
  expect(cells.map((cell) => cell.textContent).join('')).toBe('BRATLOREETASDEWX');
  for (const [list, word, others] of [
    ['Words across', 'BRAT', ['LORE', 'ETAS', 'DEWX']],
    ['Words down', 'BLED', ['ROTE', 'ARAW', 'TESX']],
  ] as const) {
    const words = within(screen.getByRole('list', { name: list }));
    expect(words.getByRole('link', { name: new RegExp(word) })).toHaveAttribute(
      'href',
      `/word-checker?word=${word}&autoSubmit=true`,
    );
    for (const other of others) expect(words.getByText(other)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/public-results/abcDEF1234',
  ]);
});

it('calls a player without a name Anonymous', async () => {
  open(found({ playerName: null }));
  expect(await screen.findByRole('heading', { name: /^Anonymous scored 8/ })).toBeInTheDocument();
  expect(screen.getByText('Anonymous')).toBeVisible();
});

it('shows any name as plain text', async () => {
  open(found({ playerName: '<b>x</b>' }));
  expect(await screen.findByText('<b>x</b>')).toBeVisible();
});

it('says that there is no such result, without a second request', async () => {
  const asked = open(NOT_FOUND);
  expect(await screen.findByText('Result Not Found')).toBeVisible();
  expect(screen.getByText("This shared result doesn't exist or may have been removed.")).toBeVisible();
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(asked).toHaveLength(1);
  expect(toastStore.get()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that a result is no longer shared, also on a page that was open before', async () => {
  const asked = open(found(), {
    status: 410,
    body: rejection('RESULT_ENDED', 'This result is no longer shared.'),
  });
  expect(await screen.findByRole('heading', { name: /^Mosaic scored 8/ })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Result No Longer Shared')).toBeVisible();
  expect(screen.queryByText('Mosaic')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(asked).toHaveLength(2);
});

it('can be reported, but not by the player', async () => {
  open(found());
  expect(await screen.findByRole('button', { name: "Report Mosaic's result" })).toBeVisible();
  cleanup();
  open(found({ playerUUID: currentIdentity().playerUUID }));
  expect(await screen.findByRole('heading', { name: /^Mosaic scored 8/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
});

it('retries up to three times if the server fails, and then says so', async () => {
  const asked = open({ status: 502 });
  expect(await screen.findByText('Result Not Found')).toBeVisible();
  expect(asked).toHaveLength(4);
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Failed to load game result' }));
});

it('tries again on request, and shows the result', async () => {
  const failing = { status: 503 };
  open(failing, failing, failing, failing, found());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /^Mosaic scored 8/ })).toBeInTheDocument();
});

it('shows the result if a retry succeeds', async () => {
  open('no connection', found());
  expect(await screen.findByRole('heading', { name: /^Mosaic scored 8/ })).toBeInTheDocument();
});

describe('letters that are a spoiler', () => {
  const squares = () => screen.getByRole('img', { name: /^Mosaic's grid/ });
  const show = () => screen.getByRole('button', { name: 'Show the letters' });
  const grid = () => screen.findByRole('grid', { name: "Mosaic's grid" });

  it('are squares at first, with a warning next to the button that shows the letters', async () => {
    const asked = open(found(HIDDEN), found({ isDateOver: false }), found(HIDDEN));
    expect(await screen.findByRole('heading', { name: /^Mosaic scored 8/ })).toBeInTheDocument();
    expect(squares()).toHaveAccessibleName(
      "Mosaic's grid. Row 1: 4 of 4 scoring. Row 2: 1 of 4 scoring. Row 3: 1 of 4 scoring. Row 4: 1 of 4 scoring.",
    );
    expect(screen.queryByText('BRAT')).toBeNull();
    expect(show()).toHaveAccessibleDescription("Seeing the letters spoils today's game.");
    await user.click(show());
    expect(await grid()).toHaveTextContent('BRATLOREETASDEWX');
    expect(asked.map(({ query }) => query.get('letters'))).toEqual([null, 'true']);
    await user.click(screen.getByRole('button', { name: 'Hide the letters' }));
    expect(squares()).toBeVisible();
    expect(show()).toHaveFocus();
  });

  it('warn about the game by its number if its date is not that of the visitor', async () => {
    open(found({ ...HIDDEN, dailyChallengeDate: addDays(today(), -1) }));
    await screen.findByRole('heading', { name: /^Mosaic scored 8/ });
    expect(show()).toHaveAccessibleDescription("Seeing the letters spoils game #689, which isn't over yet.");
  });

  it('leave no empty places of words', async () => {
    open(found(HIDDEN));
    expect(await screen.findByRole('img', { name: /^Mosaic's grid/ })).toBeVisible();
    expect(screen.queryByText('Across')).toBeNull();
    expect(document.querySelector('.rounded-full')).toBeNull();
  });

  it('stay after a reload of the tab, and the squares stay until the letters are there', async () => {
    open(found(HIDDEN), { status: 502 }, found({ isDateOver: false }));
    await screen.findByRole('heading', { name: /^Mosaic scored 8/ });
    await user.click(show());
    expect(show()).toHaveAttribute('aria-busy', 'true');
    expect(squares()).toBeVisible();
    expect(await grid()).toBeVisible();
    cleanup();
    fakeFetch(() => found({ isDateOver: false }));
    showPages([{ path: PAGES.sharedResult, element: <SharedResultPage /> }], '/share/abcDEF1234');
    expect(await grid()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hide the letters' })).toBeVisible();
  });

  it('can be asked for again if that has failed', async () => {
    const failing = { status: 503 };
    open(found(HIDDEN), failing, failing, failing, failing, found({ isDateOver: false }));
    await screen.findByRole('heading', { name: /^Mosaic scored 8/ });
    await user.click(show());
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Failed to load the letters' }));
    await waitFor(() => expect(show()).not.toHaveAttribute('aria-busy'));
    expect(squares()).toBeVisible();
    await user.click(show());
    expect(await grid()).toBeVisible();
  });

  it('are there at once, without a button, for whoever has completed the daily', async () => {
    open(found({ isDateOver: false }));
    expect(await grid()).toBeVisible();
    expect(screen.queryByRole('button', { name: /the letters$/ })).toBeNull();
  });
});

const OWN = {
  gameId: 'game-own',
  playerGrid: rowsFromGrid(gridFromText('COREXXXXXXXXXXXX')) as string[][],
  playerWords: [{ word: 'CORE', direction: 'horizontal' as const, line: 0, start: 0, score: 4 }],
  playerScore: 11,
};

it('sets the own grid of a visitor who has played beside the shared one, line by line, and answers with it', async () => {
  open(found({ own: OWN }));
  expect(await screen.findByRole('heading', { name: 'You beat Mosaic by 3 points' })).toBeVisible();
  expect(screen.getByTestId('your-score')).toHaveTextContent('11');
  expect(screen.getByTestId('their-score')).toHaveTextContent('8');
  expect(within(screen.getByRole('list', { name: 'Your words' })).getByText('CORE')).toBeVisible();
  expect(within(screen.getByRole('list', { name: "Mosaic's words" })).getByText('BLED')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer with Yours' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('11');
  expect(
    screen.getByText('Words across: 4, none, none, none. Words down: none, none, none, none.'),
  ).toBeInTheDocument();
});

it.each([
  ['1pv3', false],
  ['daily_challenge', true],
] as const)("offers today's game beside a compared %s of today: %j", async (gameMode, isOffered) => {
  open(found({ own: OWN, gameMode, dailyChallengeDate: today() }));
  expect(await screen.findByRole('button', { name: 'Answer with Yours' })).toBeVisible();
  expect(screen.queryByRole('link', { name: "Play Today's Game" }) !== null).toBe(isOffered);
});
