import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_TEXTS, reviewTitle } from '../../solver/review-texts';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { LiveRegion } from '../../ui/live-region/live-region';
import { recordAnnouncements } from '../../ui/live-region/testing/record-announcements';
import { ReviewPage } from './review-page';
import { MOVES, aReview } from './testing/a-review';

const LETTERS = MOVES.map(({ letter }) => letter).join('');

const aGame = (change: object = {}) => ({
  gameId: 'game-689',
  gameNumber: 689,
  dailyChallengeDate: '2026-11-20',
  status: 'completed',
  playerGrid: rowsFromGrid(gridFromText(LETTERS)),
  playerScore: 21,
  letterSequence: [...LETTERS],
  roundHistory: MOVES.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 })),
  ...change,
});

const best = { success: true, score: 29, grid: rowsFromGrid(gridFromText(LETTERS)), upTo: 29 };

/** A server with one game and a solver. `answers` override its responses. */
const serve = (game: object, answers: Record<string, FakeResponse> = {}) =>
  fakeFetch(({ method, path }) => {
    const own = answers[`${method} ${path}`];
    if (own) return own;
    if (path === '/api/solver/best-possible') return { body: best };
    if (path === '/api/solver/review') return { body: aReview() };
    return { body: { success: true, game } };
  });

const open = (gameId = 'game-689') => {
  const page = (
    <>
      <ReviewPage />
      <LiveRegion />
    </>
  );
  const pages = showPages([{ path: PAGES.review, element: page }], `/review/${gameId}`);
  return { ...userEvent.setup(), ...pages };
};

it('leaves the focus on its heading while the game loads', async () => {
  serve(aGame());
  open();
  (await screen.findByRole('heading', { level: 1, name: REVIEW_TEXTS.title })).focus();
  expect(await screen.findByRole('heading', { level: 1, name: reviewTitle(689) })).toHaveFocus();
});

it('separates luck from choices, and lists the rounds that mattered most', async () => {
  serve(aGame());
  open();
  expect(await screen.findByRole('heading', { name: reviewTitle(689) })).toBeVisible();
  const chart = await screen.findByRole('img', { name: /^Expected final score/ });
  expect(chart).toHaveAccessibleName(/Letter luck: −1.0. Your choices: −2.5/);
  const moments = screen.getAllByRole('button', { name: /came at a bad time|would have been worth/ });
  expect(moments.map((one) => one.textContent)).toEqual([
    'ARound 3The A came at a bad time: 1.5 points less than expected.',
    expect.stringContaining('S instead of'),
  ]);
});

it('shows the better move next to the player’s own', async () => {
  serve(aGame());
  const user = open();
  await user.click(await screen.findByRole('button', { name: /S instead of/ }));
  const mine = screen.getByRole('grid', { name: REVIEW_TEXTS.yourMove });
  const better = screen.getByRole('grid', { name: REVIEW_TEXTS.betterMove });
  expect(within(mine).getByRole('gridcell', { name: 'Row 2, column 4, E' })).toBeVisible();
  expect(within(better).getByRole('gridcell', { name: 'Row 4, column 4, S' })).toBeVisible();
  expect(within(better).getByRole('gridcell', { name: 'Row 2, column 4, empty' })).toBeVisible();
});

it('lets the player go through the rounds with the arrow keys', async () => {
  serve(aGame());
  const user = open();
  const tiles = await screen.findByRole('group', { name: REVIEW_TEXTS.rounds });
  const tile = (round: number) => within(tiles).getAllByRole('button')[round - 1]!;
  expect(tile(3)).toHaveAttribute('aria-pressed', 'true');
  act(() => tile(3).focus());
  await user.keyboard('{ArrowRight}');
  expect(tile(4)).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Round 4: your letter L' })).toBeVisible();
  expect(screen.getByText(REVIEW_TEXTS.bestMove)).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(tile(12)).toHaveFocus();
  // There is nothing below the last row.
  await user.keyboard('{ArrowDown}');
  expect(tile(12)).toHaveFocus();
});

it('announces the round that is shown, in a region that stays, with the own square and the better one', async () => {
  serve(aGame());
  const user = open();
  const move = await screen.findByRole('button', { name: /S instead of/ });
  const heard = recordAnnouncements();
  await user.click(move);
  await waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([
    'Round 8: your letter E. S instead of E in row 4, column 4 would have been worth 2.0 points more. E in row 2, column 4; better S in row 4, column 4.',
  ]);
  act(() => screen.getByRole('button', { name: /^Round 8/, pressed: true }).focus());
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(heard).toHaveLength(3));
  expect(heard[2]).toMatch(/^Round 6: your letter .*\. . in row 2, column 2\.$/);
});

it('lists the rounds of the chart for screen readers', async () => {
  serve(aGame());
  open();
  const list = await screen.findByRole('list', { name: REVIEW_TEXTS.chart });
  const rounds = within(list).getAllByRole('listitem');
  expect(rounds).toHaveLength(16);
  expect(rounds[2]).toHaveTextContent('Round 3, A: 23.5 expected, luck −1.5, choice 0.0');
  expect(rounds[7]).toHaveTextContent('Round 8, E: 22.0 expected, choice −2.0');
});

it("also shows the chart's data as a table", async () => {
  serve(aGame());
  open();
  const table = await screen.findByRole('table', { name: REVIEW_TEXTS.rounds, hidden: true });
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true });
  const cells = rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));
  expect(cells).toHaveLength(16);
  expect(within(table).getAllByRole('rowheader', { hidden: true })).toHaveLength(16);
  expect(cells[2]).toEqual(['3', 'A', '25.0', '−1.5', '0.0', '23.5', '–']);
  expect(cells[7]).toEqual(['8', 'E', '24.0', '–', '−2.0', '22.0', 'S']);
});

it('shows a practice game if the ID belongs to one, and links back to it', async () => {
  const asked = serve(aGame({ gameId: 'PR-G689-abcdefghijkl' }));
  open('PR-G689-abcdefghijkl');
  const back = await screen.findByRole('link', { name: TEXTS.backToResults });
  expect(back).toHaveAttribute('href', '/archive/2026-11-20');
  expect(asked.map(({ path }) => path)).toContain('/api/practice/PR-G689-abcdefghijkl');
});

it('shows only the best possible score if the order of the moves was not saved', async () => {
  const asked = serve(aGame({ roundHistory: [] }));
  open();
  expect(await screen.findByText(REVIEW_TEXTS.noHistory)).toBeVisible();
  expect(await screen.findByText('Best possible with your letters: 29')).toBeVisible();
  expect(asked.map(({ path }) => path)).not.toContain('/api/solver/review');
});

it('says that the rounds could not be analyzed, and tries again', async () => {
  const answers: Record<string, FakeResponse> = { 'POST /api/solver/review': 'no connection' };
  // New moves, because those of the other tests have already been analyzed.
  const other = MOVES.map((move) => ({ ...move, letter: 'Q' }));
  serve(aGame({ roundHistory: other.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 })) }), answers);
  const user = open();
  expect(await screen.findByText(REVIEW_TEXTS.failed)).toBeVisible();
  delete answers['POST /api/solver/review'];
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await screen.findByRole('img', { name: /^Expected final score/ })).toBeVisible();
});

it.each([
  ['belongs to another player', { status: 403, body: rejection('NOT_YOUR_GAME', 'Not yours.') }],
  ['is not finished', { body: { success: true, game: aGame({ status: 'active' }) } }],
])('shows no result if the game %s', async (_, answer) => {
  serve(aGame(), { 'GET /api/1pv3/game-689': answer });
  open();
  expect(await screen.findByText(TEXTS.noResult)).toBeVisible();
});

it('does not show the previous review at the address of a game that cannot be loaded', async () => {
  serve(aGame(), { 'GET /api/1pv3/game-690': 'no connection' });
  const { router } = open();
  await screen.findByRole('heading', { name: reviewTitle(689) });
  await act(() => router.navigate('/review/game-690'));
  expect(await screen.findByRole('heading', { name: TEXTS.resultFailed })).toBeVisible();
  expect(screen.queryByRole('heading', { name: reviewTitle(689) })).toBeNull();
});

it('shows no result of a challenge that a moderator has ended', async () => {
  serve(aGame(), {
    'GET /api/challenges/AbCdE12345/game': { status: 410, body: rejection('CHALLENGE_ENDED', 'Ended.') },
  });
  open('PML-AbCdE12345');
  expect(await screen.findByText(TEXTS.noResult)).toBeVisible();
});

it("reviews a challenge, and leads back to everybody's grids", async () => {
  const asked = serve(aGame({ gameId: 'PML-AbCdE12345', code: 'AbCdE12345' }));
  open('PML-AbCdE12345');
  expect(await screen.findByRole('link', { name: TEXTS.backToResults })).toHaveAttribute(
    'href',
    '/challenge/AbCdE12345',
  );
  expect(asked.map(({ path }) => path)).toContain('/api/challenges/AbCdE12345/game');
});
