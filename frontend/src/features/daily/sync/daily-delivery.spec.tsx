import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { completionOn } from '../../../store/daily/completions';
import { savedDaily } from '../../../store/daily/saved-daily';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { BLIND, aCompletion, aGame, dailyServer } from '../testing/daily-server';
import {
  ALREADY_PLAYED,
  COMPLETE,
  CREATE,
  TODAY,
  YESTERDAY,
  passMidnight,
  saveRounds,
  startClock,
} from '../testing/saved-game';
import { ownGrid, playRounds, roundIs, submitButton } from '../../../game-kit/testing/own-board';
import { loadDaily, submitIsOpen } from '../testing/open-daily-page';

const CHECK = 'HEAD /api/connectivity-test';

beforeEach(startClock);

describe('a full grid', () => {
  it('stays on the board if the server fails, and Submit sends it again', async () => {
    saveRounds(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = {
      status: 500,
      body: rejection('INTERNAL', 'Something went wrong on our end.'),
    };
    const board = loadDaily();
    await playRounds(board.user, 16, 16);
    expect((await screen.findAllByText('Failed to submit game. Please try again.')).length).toBeGreaterThan(
      0,
    );
    expect(ownGrid()).not.toContain('.');

    await waitFor(() => expect(submitIsOpen()).toBe(true));
    delete server.answers[COMPLETE];
    await board.user.click(submitButton());
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('is sent automatically when the connection is back', async () => {
    saveRounds(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = 'no connection';
    const board = loadDaily();
    await playRounds(board.user, 16, 16);
    await screen.findByText('Saved on this device. Tap Submit to try again.');
    server.answers[CHECK] = 'no connection';
    await screen.findByText('Please reconnect. Your grid is saved.');
    server.answers = {};
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it("isn't taken for offline while it is being sent over a slow connection", async () => {
    saveRounds(TODAY, 15);
    const server = dailyServer();
    let respond: (given: FakeResponse) => void = () => undefined;
    server.answers[COMPLETE] = new Promise((resolve) => (respond = resolve));
    const board = loadDaily();
    await playRounds(board.user, 16, 16);
    server.answers[CHECK] = 'no connection';
    await act(() => new Promise((resolve) => setTimeout(resolve, 2 * LIMITS.CONNECTIVITY_EVERY_MS)));
    expect(screen.getByText('Counting your words...')).toBeVisible();
    expect(screen.queryByText('Please reconnect. Your grid is saved.')).toBeNull();
    respond({ body: { success: true, game: aGame({ status: 'completed', playerScore: 24 }) } });
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('is delivered once after a reload', async () => {
    saveRounds(TODAY, 16);
    const server = dailyServer();
    const first = loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    first.close();

    loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(COMPLETE)).toHaveLength(1);
    expect(savedDaily(TODAY)).toBeNull();
  });

  it("from yesterday is delivered while today's game is open", async () => {
    saveRounds(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      body: { success: true, game: aGame({ gameId: 'game-688', gameNumber: 688, playerScore: 21 }) },
    };
    loadDaily();
    expect((await screen.findAllByText('Game #688 submitted: 21 points')).length).toBeGreaterThan(0);
    await roundIs(1);
    expect(savedDaily(YESTERDAY)).toBeNull();
    expect(localStorage.getItem('1pv3_daily_completions')).toContain('"19/11/2026"');
  });

  it('from yesterday is reported if the server rejects it for good', async () => {
    saveRounds(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      status: 404,
      body: rejection('GAME_NOT_FOUND', 'Game not found.'),
    };
    loadDaily();
    expect(
      (await screen.findAllByText("Game #688 couldn't be submitted: Game not found.")).length,
    ).toBeGreaterThan(0);
    expect(savedDaily(YESTERDAY)).toBeNull();
  });

  it('from yesterday gives way to one that was completed elsewhere', async () => {
    saveRounds(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      status: 409,
      body: rejection('GRID_DIFFERS', 'Another grid.'),
    };
    const completion = aCompletion({ date: YESTERDAY, gameNumber: 688, gameId: 'game-688', finalScore: 27 });
    server.answers['GET /api/1pv3/check-completion'] = {
      body: { success: true, completion, hasCompleted: true, hasActiveGame: false },
    };
    loadDaily();
    await waitFor(() => expect(completionOn(YESTERDAY)?.finalScore).toBe(27));
    expect(savedDaily(YESTERDAY)).toBeNull();
  });

  it('is not considered completed by a response without a score', async () => {
    saveRounds(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = { body: { success: true, game: { ...aGame(), playerScore: undefined } } };
    await playRounds(loadDaily().user, 16, 16);
    expect((await screen.findAllByText('Backend failed to calculate score properly')).length).toBeGreaterThan(
      0,
    );
    expect(localStorage.getItem('1pv3_daily_completions')).toBeNull();
    expect(savedDaily(TODAY)).not.toBeNull();
  });

  it('gives way to a grid that was completed elsewhere', async () => {
    saveRounds(TODAY, 16);
    const server = dailyServer(aGame({ status: 'completed' }));
    server.answers[COMPLETE] = { status: 409, body: rejection('GRID_DIFFERS', 'Another grid.') };
    loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    expect(savedDaily(TODAY)).toBeNull();
  });
});

it("opens the next day's game after one was delivered when its page had been left", async () => {
  saveRounds(TODAY, 15);
  const server = dailyServer();
  let respond: (given: FakeResponse) => void = () => undefined;
  server.answers[COMPLETE] = new Promise((resolve) => (respond = resolve));
  const { user, router } = loadDaily();
  await playRounds(user, 16, 16);
  await act(() => router.navigate(PAGES.home));
  respond({ body: { success: true, game: aGame({ status: 'completed', playerScore: 24 }) } });
  await waitFor(() => expect(completionOn(TODAY)?.finalScore).toBe(24));
  server.game = aGame({ gameId: 'game-690', gameNumber: 690, dailyChallengeDate: plainDate('2026-11-21') });
  passMidnight();
  await act(() => router.navigate(PAGES.daily));
  await roundIs(1);
});

it('keeps a full grid on the board even if a late response says that the date was completed', async () => {
  saveRounds(TODAY, 15);
  const server = dailyServer();
  server.completion = aCompletion({ finalScore: 3 });
  let answer: (given: FakeResponse) => void = () => undefined;
  server.answers['GET /api/1pv3/check-completion'] = new Promise<FakeResponse>(
    (resolve) => (answer = resolve),
  );
  server.answers[COMPLETE] = 'no connection';
  const board = loadDaily();
  await playRounds(board.user, 16, 16);
  await screen.findAllByText('Failed to submit game. Please try again.');
  answer({ body: { success: true, completion: aCompletion(), hasCompleted: true, hasActiveGame: false } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(ownGrid()).not.toContain('.');
  expect(screen.queryByText(ALREADY_PLAYED)).toBeNull();
});

describe('a game that the server does not know', () => {
  const RENEWED = 'POST /api/1pv3/game-new/complete';
  const forgetful = (letters = BLIND) => {
    const server = dailyServer(
      aGame({ gameId: 'game-new', letterSequence: [...letters, ...Array<string>(8).fill('')] }),
    );
    server.knowsGame = false;
    server.answers[COMPLETE] = { status: 404, body: rejection('GAME_NOT_FOUND', 'Game not found.') };
    return server;
  };

  it('continues under a new ID if the letters are the same', async () => {
    saveRounds(TODAY, 6);
    const server = forgetful();
    const board = loadDaily();
    await roundIs(7);
    await waitFor(() => expect(savedDaily(TODAY)?.facts.gameId).toBe('game-new'));
    expect(ownGrid()).toBe('BEAETE..........');
    await playRounds(board.user, 7, 16);
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(COMPLETE)).toHaveLength(0);
    expect(server.asked(RENEWED)).toHaveLength(1);
  });

  it('starts over if the letters are different, and says so', async () => {
    saveRounds(TODAY, 6);
    forgetful([...'ZYXWVUTS']);
    loadDaily();
    await roundIs(1);
    expect(ownGrid()).toBe('.'.repeat(16));
    expect(
      (await screen.findAllByText("Today's letters have changed, so your game has been restarted")).length,
    ).toBeGreaterThan(0);
  });

  it('is delivered under a new ID if its grid was already full', async () => {
    saveRounds(TODAY, 16);
    const server = forgetful();
    loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(RENEWED)).toHaveLength(1);
  });

  it('stays on the board if the server deals no game now, and Submit sends it again', async () => {
    saveRounds(TODAY, 15);
    const server = forgetful();
    server.knowsGame = true;
    server.answers[CREATE] = { status: 503, body: rejection('MAINTENANCE', 'Back soon.') };
    const board = loadDaily();
    await playRounds(board.user, 16, 16);
    await screen.findByText('Saved on this device. Tap Submit to try again.');
    expect(savedDaily(TODAY)?.state.moves).toHaveLength(16);
    delete server.answers[CREATE];
    await board.user.click(submitButton());
    expect(await screen.findByText('The results')).toBeVisible();
  });

  const NOT_YOURS = { status: 403, body: rejection('NOT_YOUR_GAME', 'This is not your game.') };

  it("is delivered as the player's own if this browser has been linked to a player who had begun it too", async () => {
    saveRounds(TODAY, 15);
    const server = dailyServer(aGame({ gameId: 'game-new' }));
    server.answers[COMPLETE] = NOT_YOURS;
    const board = loadDaily();
    await playRounds(board.user, 16, 16);
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(RENEWED)).toHaveLength(1);
  });

  it('is reported as lost if the server rejects it for good, and a new one can be started', async () => {
    saveRounds(TODAY, 16);
    const server = dailyServer(aGame({ gameId: 'game-new' }));
    server.answers[COMPLETE] = NOT_YOURS;
    server.answers[RENEWED] = NOT_YOURS;
    const { user } = loadDaily();
    expect(await screen.findByText("Game #689 couldn't be submitted")).toBeVisible();
    expect(screen.getByText('This is not your game.')).toBeVisible();
    expect(savedDaily(TODAY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await roundIs(1);
  });
});
