import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate, rowsFromGrid, gridFromText } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordCompletion } from '../../../store/daily/completions';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { Toaster } from '../../../ui/toast/toaster';
import { ResultsPage } from './results-page';
import { BLIND, aGame, dailyServer } from '../testing/daily-server';

const RESULT = 'GET /api/1pv3/game-689';
const HIGH_SCORE = 'GET /api/daily-challenge/high-score/20%2F11%2F2026';
const TODAY = plainDate('2026-11-20');

const played = aGame({
  status: 'completed',
  playerGrid: rowsFromGrid(gridFromText('BRATLOREETASDEWX')),
  playerScore: 7,
  finalScore: 7,
  playerWords: [
    { word: 'BRAT', direction: 'horizontal', line: 0, start: 0, score: 4 },
    { word: 'ETA', direction: 'horizontal', line: 2, start: 0, score: 3 },
  ],
  letterSequence: [...BLIND, ...'RLOEETWX'],
});

const open = (state?: { fresh: boolean }) => {
  const pages = showPages(
    [
      {
        path: PAGES.dailyResults,
        element: (
          <>
            <ResultsPage />
            <Toaster />
            <LiveRegion />
          </>
        ),
      },
      { path: PAGES.home, element: <p>The home page</p> },
    ],
    { pathname: '/1pv3-results/game-689', state },
  );
  return { ...userEvent.setup(), ...pages };
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

it('shows the score, the scoring words, and the lines without a word', async () => {
  const server = dailyServer(played);
  server.answers[HIGH_SCORE] = { body: { success: true, highScore: 29 } };
  server.answers['GET /api/player/stats'] = {
    body: {
      success: true,
      stats: {
        twentyPlusStreak: 12,
        currentStreak: 12,
        bestStreak: 20,
        playedOfLastThree: 2,
        streakStatus: 'Turtle',
        streakEmoji: '🐢',
      },
    },
  };
  open();
  expect(
    await screen.findByRole('heading', { name: `${PRODUCT} #689 complete: 7 points` }),
  ).toBeInTheDocument();
  expect(await screen.findByText('12 🐢')).toBeVisible();
  expect(await screen.findByText('29')).toBeVisible();
  expect(screen.getByText('3 more to 🐸 Frog')).toBeVisible();
  expect(screen.getByText('BATSEARD')).toBeVisible();

  const across = screen.getByRole('list', { name: 'Words across' });
  const href = (name: RegExp) => within(across).getByRole('link', { name }).getAttribute('href');
  expect(href(/BRAT/)).toBe('/word-checker?word=BRAT&autoSubmit=true');
  expect(href(/ETA/)).toBe('/word-checker?word=ETA&autoSubmit=true');
  expect(within(across).getAllByRole('link')).toHaveLength(2);
  expect(within(across).getByText('LORE')).toBeVisible();
  const down = screen.getByRole('list', { name: 'Words down' });
  expect(within(down).queryByRole('link')).toBeNull();
  expect(within(down).getByText('BLED')).toBeVisible();
});

it("falls back to the other endpoint if today's high score is not available by date", async () => {
  const server = dailyServer(played);
  server.answers[HIGH_SCORE] = { status: 503 };
  server.answers['GET /api/daily-challenge/today-high-score'] = {
    body: { success: true, todaysHighScore: 31 },
  };
  open();
  expect(await screen.findByText('31')).toBeVisible();
  const asked = server.requests.filter(({ path }) => path === '/api/daily-challenge/today-high-score');
  expect(asked.map(({ query }) => query.get('timezone'))).toEqual(['America/St_Johns']);
});

it("shows no other day's high score if the requested one is not available", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T10:30:00Z'));
  const server = dailyServer(played);
  server.answers[HIGH_SCORE] = { status: 503 };
  open();
  expect(await screen.findByText("that day's high score")).toBeVisible();
  await waitFor(() => expect(server.asked(HIGH_SCORE)).not.toHaveLength(0));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Share Results' })).not.toHaveAttribute('aria-busy'),
  );
  expect(server.requests.map(({ path }) => path)).not.toContain('/api/daily-challenge/today-high-score');
});

it('counts up to the score when the game has just been played', async () => {
  dailyServer(played);
  open({ fresh: true });
  expect(await screen.findByTestId('score')).toHaveTextContent('0');
  await waitFor(() => expect(screen.getByTestId('score')).toHaveTextContent('7'));
});

it('does not wait for a slow answer about the name', async () => {
  const server = dailyServer(played);
  server.answers['GET /api/player/profile'] = new Promise(() => undefined);
  open({ fresh: true });
  expect(await screen.findByTestId('score', {}, { timeout: 10_000 })).toBeVisible();
});

it('shows words only once they have been counted, and then figures and actions', async () => {
  const server = dailyServer(played);
  server.answers[HIGH_SCORE] = { body: { success: true, highScore: 29 } };
  const parts = () => [...document.querySelectorAll('a, button, dd')];
  const textsOf = (elements: Element[]) =>
    ['BRAT', 'ETA', 'Share Results', '29'].filter((text) =>
      elements.some((element) => element.textContent?.includes(text)),
    );
  const shown: string[] = [];
  const changes = new MutationObserver(() => {
    const free = parts().filter((element) => element.closest('[data-held]') === null);
    if (textsOf(parts()).includes('BRAT')) shown.push(textsOf(free).join());
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  open({ fresh: true });
  await waitFor(() => expect(shown.at(-1)).toBe('BRAT,ETA,Share Results,29'));
  changes.disconnect();
  expect([...new Set(shown)].slice(0, 3)).toEqual(['', 'BRAT', 'BRAT,ETA']);
});

it('shows no dash for figures that are still being looked up, and says which letters they are about', async () => {
  const server = dailyServer(played);
  let respond: (answer: FakeResponse) => void = () => undefined;
  server.answers[HIGH_SCORE] = new Promise((resolve) => (respond = resolve));
  open();
  const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;
  expect(await figure("today's high score")).toHaveAttribute('data-held');
  expect(await figure('your letters allowed')).toHaveAttribute('data-held');
  respond({ body: { success: true, highScore: 29 } });
  await waitFor(async () => expect(await figure("today's high score")).not.toHaveAttribute('data-held'));
  expect(await figure("today's high score")).toHaveTextContent('29');
  // There is no solver in this test, so the search fails.
  await waitFor(async () => expect(await figure('your letters allowed')).not.toHaveAttribute('data-held'));
});

it('announces the score and its make-up at once, and keeps the focus on the outcome', async () => {
  dailyServer(played);
  open({ fresh: true });
  expect(
    await screen.findByText(
      'You scored 7 points. Across: row 1 BRAT, 4 points; row 2 no word; row 3 ETA, 3 points; row 4 no word. Down: column 1 no word; column 2 no word; column 3 no word; column 4 no word.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByTestId('score')).toHaveTextContent('0');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveFocus();
  expect(heading).toHaveTextContent('7 points');
  await waitFor(() => expect(screen.getByTestId('score')).toHaveTextContent('7'));
  expect(heading).toHaveFocus();
});

it('keeps its heading while the result loads', async () => {
  dailyServer(played);
  open();
  const heading = screen.getByRole('heading', { level: 1 });
  act(() => heading.focus());
  await screen.findByTestId('score');
  expect(heading).toHaveFocus();
  expect(heading).toHaveTextContent(/: 7 points$/);
});

it('says which words a cell is in, and lifts the tiles of a word that has the focus', async () => {
  dailyServer(played);
  open();
  const cell = await screen.findByRole('gridcell', { name: 'Row 3, column 2, T, in ETA across' });
  expect(cell).not.toHaveAttribute('data-raised');
  act(() => screen.getByRole('link', { name: /ETA/ }).focus());
  expect(cell).toHaveAttribute('data-raised');
});

it('does not count it again when the player comes back', async () => {
  dailyServer(played);
  const { router } = open({ fresh: true });
  await screen.findByTestId('score');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(await screen.findByTestId('score')).toHaveTextContent('7');
});

it("uses this browser's statistics if the server's are not available", async () => {
  dailyServer(played);
  recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
  open();
  await screen.findByText('20+ streak');
  expect(screen.getByText('1')).toBeVisible();
  expect(screen.getByText('4 more to 🐹 Hamster')).toBeVisible();
});

it.each([
  ['does not exist', { status: 404, body: rejection('GAME_NOT_FOUND', 'Game not found.') }],
  [
    'belongs to another player',
    { status: 403, body: rejection('NOT_YOUR_GAME', 'This game belongs to another player.') },
  ],
  ['is not finished', { body: { success: true, game: aGame() } }],
])('shows no result if the game %s', async (_, answer) => {
  dailyServer(played).answers[RESULT] = answer;
  open();
  expect(await screen.findByText('No result found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('says that the result could not be loaded, and tries again on request', async () => {
  const server = dailyServer(played);
  server.answers[RESULT] = 'no connection';
  const user = open();
  expect((await screen.findAllByText('Failed to load game result')).length).toBeGreaterThan(0);
  expect(screen.getByText('Error loading game: No connection')).toBeVisible();
  delete server.answers[RESULT];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /7 points/ })).toBeInTheDocument();
});

it.each([
  ["can't be loaded", 'no connection', TEXTS.resultFailed],
  ['is gone', { status: 404, body: rejection('GAME_NOT_FOUND', 'No such game.') }, TEXTS.noResult],
] as const)('does not show the previous result at the address of one that %s', async (_, answer, title) => {
  const server = dailyServer(played);
  const { router } = open();
  await screen.findByText('BATSEARD');
  server.answers['GET /api/1pv3/game-690'] = answer;
  await act(() => router.navigate('/1pv3-results/game-690'));
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByText('BATSEARD')).toBeNull();
});
