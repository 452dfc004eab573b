import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decisiveTitle, GAME_REVIEW_TEXTS } from './replay-texts';
import { REVIEW_TEXTS } from '../../solver/review-texts';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { LiveRegion } from '../../ui/live-region/live-region';
import { recordAnnouncements } from '../../ui/live-region/testing/record-announcements';
import { ReplayPage } from './replay-page';
import type { OwnReplay } from './replay.api';
import { aReplay, anOwnReplay } from './testing/a-replay';
import { fakeSolver } from './testing/fake-solver';

beforeEach(() => {
  fakeSolver();
  Element.prototype.scrollIntoView = jest.fn();
});

function open(answer: OwnReplay | FakeResponse = anOwnReplay()) {
  const asked = fakeFetch(() =>
    'replay' in (answer as object) ? { body: answer } : (answer as FakeResponse),
  );
  const page = (
    <>
      <ReplayPage gameId="AB123" />
      <LiveRegion />
    </>
  );
  showPages([{ path: PAGES.review, element: page }], '/review/AB123');
  return { asked, user: userEvent.setup() };
}

const lettersOf = (name: string) =>
  within(screen.getByRole('grid', { name }))
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent)
    .join('');

const button = (name: string) => screen.getByRole('button', { name });

it('opens with both full grids side by side, the own one first', async () => {
  open(anOwnReplay({ you: 1, replay: aReplay() }));
  await screen.findByRole('grid', { name: TEXTS.gridName });
  const grids = screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
  expect(grids).toEqual([TEXTS.gridName, "Player 1's grid"]);
  expect(lettersOf(TEXTS.gridName)).toBe('ACRDAREAREARDART');
});

it('goes through the rounds by buttons and keys, and stops at both ends', async () => {
  const { user } = open();
  await screen.findByRole('grid', { name: TEXTS.gridName });
  await user.click(button(GAME_REVIEW_TEXTS.start));
  expect(lettersOf(TEXTS.gridName)).toBe('');
  expect(button(GAME_REVIEW_TEXTS.previous)).toHaveAttribute('aria-disabled', 'true');
  await user.click(button(GAME_REVIEW_TEXTS.next));
  expect(lettersOf("Ben's grid")).toBe('C');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Round 3: you chose R' })).toBeVisible();
  expect(lettersOf("Ben's grid")).toBe('ACR');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('heading', { name: 'Round 2: Ben chose A' })).toBeVisible();
  await user.keyboard('{End}{ArrowRight}');
  expect(lettersOf(TEXTS.gridName)).toHaveLength(16);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(screen.getByRole('heading', { name: GAME_REVIEW_TEXTS.emptyGrids })).toBeVisible();
});

it('goes through the rounds by swiping the grids, but not while scrolling', async () => {
  open();
  const grid = await screen.findByRole('grid', { name: TEXTS.gridName });
  const swipe = (x: number, y: number) => {
    fireEvent.touchStart(grid, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(grid, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
  };
  swipe(90, 10);
  expect(screen.getByRole('heading', { name: /^Round 15:/ })).toBeVisible();
  swipe(60, 120);
  expect(screen.getByRole('heading', { name: /^Round 15:/ })).toBeVisible();
  swipe(-90, 10);
  expect(screen.getByRole('heading', { name: /^Round 16:/ })).toBeVisible();
});

it('plays from the start, and stops at the end or when asked', async () => {
  open();
  await screen.findByRole('grid', { name: TEXTS.gridName });
  jest.useFakeTimers();
  fireEvent.click(button(GAME_REVIEW_TEXTS.play));
  expect(lettersOf(TEXTS.gridName)).toBe('');
  act(() => jest.advanceTimersByTime(3000));
  expect(lettersOf(TEXTS.gridName)).toBe('CA');
  fireEvent.click(button(GAME_REVIEW_TEXTS.pause));
  act(() => jest.advanceTimersByTime(30_000));
  expect(lettersOf(TEXTS.gridName)).toBe('CA');
  fireEvent.click(button(GAME_REVIEW_TEXTS.play));
  act(() => jest.advanceTimersByTime(30_000));
  expect(lettersOf(TEXTS.gridName)).toHaveLength(16);
  expect(button(GAME_REVIEW_TEXTS.play)).toBeVisible();
  jest.useRealTimers();
});

it('says each step in one sentence', async () => {
  const { user } = open();
  await screen.findByRole('grid', { name: TEXTS.gridName });
  const heard = recordAnnouncements();
  await user.click(screen.getByRole('button', { name: /^Round 2, A/ }));
  await waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([
    'Round 2: Ben chose A; you placed it in row 1, column 2, Ben in row 1, column 1; 0 to 0 points so far.',
  ]);
});

it('adds start, luck and choices up to the final score, for both', async () => {
  open();
  const table = await screen.findByRole('table', { name: GAME_REVIEW_TEXTS.summary });
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells(GAME_REVIEW_TEXTS.expected)).toEqual(['25.0', '26.0']);
  expect(cells(GAME_REVIEW_TEXTS.luck)).toEqual(['+1.5', '0.0']);
  expect(cells(GAME_REVIEW_TEXTS.choices)).toEqual(['−0.5', '−3.0']);
  expect(await screen.findByText('Best possible with these letters: 30')).toBeVisible();
});

it('names the round that decided the game, leads there, and shows the better move', async () => {
  const { user } = open();
  const decisive = await screen.findByRole('button', { name: new RegExp(decisiveTitle(8)) });
  expect(decisive).toHaveTextContent("You gained 3.0 points on Ben. Ben's move gave away 3.0 points.");
  await user.click(decisive);
  expect(screen.getByRole('heading', { name: 'Round 8: Ben chose A' })).toBeVisible();
  expect(
    screen.getByText('Better for Ben: S instead of A in row 4, column 4, worth 3.0 points more.'),
  ).toBeVisible();
});

it('prepares the analysis while the game is loading', async () => {
  const workers = fakeSolver();
  // The answers of other tests are kept, so that this has to be another game.
  open(anOwnReplay({ replay: aReplay({ letters: [...'BARDAREAREARDART'] }) }));
  await screen.findByRole('table', { name: GAME_REVIEW_TEXTS.summary });
  expect(workers).toContainEqual(['prepare', 'replay']);
});

it('shows the grids even if the analysis fails', async () => {
  fakeSolver({ broken: true });
  open(anOwnReplay({ replay: aReplay({ letters: [...'TARDAREAREARDART'] }) }));
  expect(await screen.findByText(REVIEW_TEXTS.failed)).toBeVisible();
  expect(lettersOf(TEXTS.gridName)).toHaveLength(16);
});

it.each([
  [403, 'NOT_A_PLAYER', GAME_REVIEW_TEXTS.notYours],
  [404, 'GAME_NOT_FOUND', GAME_REVIEW_TEXTS.missing],
])('says why there is nothing to see (%d), with a way home', async (status, code, title) => {
  open({ status, body: rejection(code, 'No.') });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: TEXTS.returnHome })).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  const { asked, user } = open('no connection');
  await user.click(await screen.findByRole('button', { name: TEXTS.retry }));
  await waitFor(() => expect(asked).toHaveLength(2));
});
