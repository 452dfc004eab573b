import { act, screen, waitFor, within } from '@testing-library/react';
import { JOIN, aView, choose, fifteenRounds, played, round } from './testing/a-view';
import { fakeLive, type FakeLive } from './testing/fake-live';
import { ownGrid } from '../../game-kit/testing/own-board';
import { loadPage, openGameAt, onlyPresence } from './testing/open-game-page';

beforeEach(() => void onlyPresence());

const GRID = 'CARDAREAREARDART';
const last = played(...fifteenRounds(GRID));

it('places the last letter automatically once it is submitted, and waits for the results', async () => {
  // Player 2 chooses in round 16.
  const { live, user } = openGameAt(last, 2);
  const answer = { success: true, letter: 'T', currentTurn: 2, version: last.version + 1 };
  let takeLetter: () => void = () => undefined;
  live.answers.submit_letter = () => new Promise((resolve) => (takeLetter = () => resolve(answer)));
  await screen.findByText('Round 16 of 16 vs Anna');
  await user.click(screen.getByRole('button', { name: 'Choose Letter' }));
  // A slip can be mended, as in any other round.
  await user.click(await screen.findByRole('button', { name: 'R' }));
  await user.click(await screen.findByRole('button', { name: 'T' }));
  expect(ownGrid()).toBe(GRID);
  expect(screen.getAllByText('Last letter: T')[0]).toBeVisible();
  expect(live.sentOf('submit_letter')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Finish Game' }));
  expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'T', round: 16 }]);
  expect((await screen.findAllByText('Auto-placing final letter...'))[0]).toBeVisible();
  takeLetter();
  expect((await screen.findAllByText('Processing your final results...'))[0]).toBeVisible();
  expect(ownGrid()).toBe(GRID);

  const done = played(...fifteenRounds(GRID), choose(2, 'T'));
  const game = aView(done, 2);
  live.say({
    type: 'GAME_COMPLETE',
    eventId: `ABC12:${game.version}:1`,
    gameId: 'ABC12',
    version: game.version,
    game,
  });
  expect((await screen.findAllByText("It's a Tie!"))[0]).toBeVisible();
  expect(await screen.findByRole('region', { name: "Anna's result" })).toBeVisible();
});

it('shows the end of a game that was watched only once', async () => {
  const { live, router } = openGameAt(last, 2);
  await screen.findByText('Round 16 of 16 vs Anna');
  live.game = aView(played(...fifteenRounds(GRID), choose(2, 'T')), 2);
  const { version } = live.game;
  live.say({
    type: 'GAME_COMPLETE',
    eventId: `ABC12:${version}:1`,
    gameId: 'ABC12',
    version,
    game: live.game,
  });
  expect(await screen.findByRole('heading', { name: "It's a Tie!" })).toHaveAttribute('data-held');
  await act(() => router.navigate('/play-friend'));
  await act(() => router.navigate('/game/ABC12'));
  expect(screen.getByRole('heading', { name: "It's a Tie!" })).not.toHaveAttribute('data-held');
});

/** Player 2 swaps the first two letters and scores less. */
const unequal = played(
  JOIN,
  ...[...GRID].slice(0, 15).flatMap((letter, at) => round(at + 1, letter, at === 0 ? 1 : at === 1 ? 0 : at)),
  choose(2, 'T'),
);

it.each([
  [1, 'YOU WIN!', 'Victory!', 'Ben'],
  [2, 'YOU LOST', 'Better luck next time', 'Anna'],
] as const)(
  'shows player %i the outcome with both grids and their words',
  async (seat, headline, line, other) => {
    openGameAt(unequal, seat);
    expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByTestId('your-score')).toHaveTextContent(seat === 1 ? '32' : '20');
    expect(screen.getByTestId('their-score')).toHaveTextContent(seat === 1 ? '20' : '32');
    expect(ownGrid()).toBe(seat === 1 ? GRID : `AC${GRID.slice(2)}`);
    expect(screen.getByRole('grid', { name: `${other}'s grid` })).toBeVisible();
    const words = within(screen.getByRole('list', { name: 'Your words' }));
    expect(words.getAllByRole('link', { name: /DART/ })[0]).toHaveAttribute(
      'href',
      '/word-checker?word=DART&autoSubmit=true',
    );
  },
);

it("says 'Grid not available' if a grid is missing", async () => {
  const live = fakeLive(aView(unequal, 1, { player2Cells: [] }));
  expect(live.game.status).toBe('completed');
  loadPage('/game/ABC12', live);
  expect(await screen.findByText('Grid not available')).toBeVisible();
});

it('shares squares, with scoring ones in green, or the letters', async () => {
  const { user } = openGameAt(unequal, 2);
  await user.click(await screen.findByRole('button', { name: 'Share Results' }));
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(
    [
      'TESSERA vs Anna',
      'I scored 20!',
      'Anna scored 32',
      '',
      '⬜⬜🟩🟩',
      '🟩🟩🟩🟩',
      '🟩🟩🟩🟩',
      '🟩🟩🟩🟩',
    ].join('\n'),
  );
  await user.click(screen.getByRole('radio', { name: 'Share results' }));
  await user.click(screen.getByRole('button', { name: 'Copied!' }));
  expect(copied.mock.lastCall?.[0].split('\n').slice(-4)).toEqual(['ⒶⒸⓇⒹ', 'ⒶⓇⒺⒶ', 'ⓇⒺⒶⓇ', 'ⒹⒶⓇⓉ']);
});

it('requests a rematch and opens it', async () => {
  const { live, user, router } = openGameAt(unequal, 1);
  await user.click(await screen.findByRole('button', { name: 'Rematch' }));
  expect(live.sentOf('rematch')).toEqual([{ gameId: 'ABC12' }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/NEXT1'));
});

it('can request a rematch again after leaving the page before the first request was answered', async () => {
  const { live, user, router } = openGameAt(unequal, 1);
  let answer: (rematch: unknown) => void = () => undefined;
  live.answers.rematch = () => new Promise((resolve) => (answer = resolve));
  await user.click(await screen.findByRole('button', { name: 'Rematch' }));
  await act(() => router.navigate('/play-friend'));
  await act(async () => answer(await Promise.resolve({ gameId: 'NEXT1', playerId: 2, version: 1 })));
  delete live.answers.rematch;
  await act(() => router.navigate('/game/ABC12'));
  await user.click(await screen.findByRole('button', { name: 'Rematch' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/NEXT1'));
});

/** The other player of a completed game offers a rematch, which is the game NEXT1. */
const offerRematch = (live: FakeLive, predecessor: string) => {
  const game = aView(played(JOIN), 2, { gameId: 'NEXT1' });
  live.say({ type: 'REMATCH_OFFERED', gameId: 'NEXT1', version: game.version, predecessor, game });
};

it("accepts the other player's offer of a rematch", async () => {
  const { live, user, router } = openGameAt(unequal, 1);
  await screen.findByRole('button', { name: 'Rematch' });
  offerRematch(live, 'ABC12');
  expect(await screen.findByText('Ben wants a rematch')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept Rematch' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/NEXT1'));
});

it('keeps the offer of a rematch until the accepted game opens', async () => {
  const { live, user } = openGameAt(unequal, 1);
  await screen.findByRole('button', { name: 'Rematch' });
  live.answers.rematch = () => new Promise(() => undefined);
  offerRematch(live, 'ABC12');
  await user.click(await screen.findByRole('button', { name: 'Accept Rematch' }));
  expect(screen.getByRole('button', { name: 'Accept Rematch' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Ben wants a rematch')).toBeVisible();
});

it('shows no offer of a rematch of another game', async () => {
  const { live } = openGameAt(unequal, 1);
  await screen.findByRole('button', { name: 'Rematch' });
  offerRematch(live, 'OTHER');
  expect(screen.queryByText('Ben wants a rematch')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rematch' })).toBeVisible();
});
