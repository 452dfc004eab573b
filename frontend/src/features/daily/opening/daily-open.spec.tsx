import { act, screen } from '@testing-library/react';
import { ownCompletionOn, recordCompletion } from '../../../store/daily/completions';
import { currentIdentity, replaceIdentity } from '../../../store/identity/identity';
import { savedDaily } from '../../../store/daily/saved-daily';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { aCompletion, aGame, dailyServer } from '../testing/daily-server';
import { ALREADY_PLAYED, CREATE, TODAY, passMidnight, saveRounds, startClock } from '../testing/saved-game';
import { ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily, submitIsOpen, type DailyPageInTest } from '../testing/open-daily-page';

beforeEach(startClock);

it('resumes the saved game after a reload, including the staged letter, without creating a new one', async () => {
  const server = dailyServer();
  const board = loadDaily();
  await playRounds(board.user, 1, 3);
  await board.user.click(screen.getAllByRole('gridcell')[8]!);
  await board.user.click(await screen.findByRole('button', { name: 'Q' }));
  board.close();

  loadDaily();
  await roundIs(4);
  expect(ownGrid()).toBe('BEA.....Q.......');
  expect(submitIsOpen()).toBe(true);
  expect(server.asked(CREATE)).toHaveLength(1);
});

it('resumes without a connection', async () => {
  saveRounds(TODAY, 6);
  const server = dailyServer();
  server.answers['GET /api/1pv3/check-completion'] = 'no connection';
  loadDaily();
  await roundIs(7);
  expect(ownGrid()).toBe('BEAETE..........');
});

it("sends the player's ID with every request", async () => {
  const server = dailyServer();
  loadDaily();
  await roundIs(1);
  const players = server.requests.map(({ headers }) => headers.get('x-player-uuid'));
  expect(new Set(players)).toEqual(new Set([currentIdentity().playerUUID]));
});

it('ignores an invalid saved game', async () => {
  localStorage.setItem('1pv3_daily_game_2026-11-20', '{"gameId":"game-689","roundHistory":[{"round":9}]}');
  const server = dailyServer();
  loadDaily();
  await roundIs(1);
  expect(server.asked(CREATE)).toHaveLength(1);
});

describe('a second game on the same day', () => {
  const expectRejection = async (results: string | null) => {
    expect(await screen.findByText(ALREADY_PLAYED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    const link = screen.queryByRole('link', { name: 'See Results' });
    expect(link?.getAttribute('href') ?? null).toBe(results);
  };
  const completeHere = () =>
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
  /** Without a page in between, also for Back. */
  const expectResult = async ({ router }: Pick<DailyPageInTest, 'router'>) => {
    expect(await screen.findByText('The results')).toBeVisible();
    expect(router.state.location.pathname).toBe('/1pv3-results/game-689');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(screen.queryByText(ALREADY_PLAYED)).toBeNull();
  };

  it('is its result if this browser has completed one', async () => {
    const server = dailyServer(aGame({ status: 'completed' }));
    completeHere();
    await expectResult(loadDaily());
    expect(server.asked(CREATE)).toEqual([]);
  });

  it('is rejected if this browser has completed one that the server does not know', async () => {
    const server = dailyServer();
    completeHere();
    loadDaily();
    await expectRejection(null);
    expect(server.asked(CREATE)).toEqual([]);
  });

  it('is rejected if another player has completed one in this browser, whose result is not asked for', async () => {
    const server = dailyServer();
    completeHere();
    replaceIdentity();
    loadDaily();
    await expectRejection(null);
    expect(server.asked('GET /api/1pv3/game-689')).toEqual([]);
  });

  it('is rejected without a connection, with a link to its result', async () => {
    dailyServer().down = true;
    completeHere();
    loadDaily();
    await expectRejection('/1pv3-results/game-689');
  });

  it('is its result if the server knows of a completed one', async () => {
    const server = dailyServer(aGame({ status: 'completed' }));
    server.completion = aCompletion();
    await expectResult(loadDaily());
    expect(localStorage.getItem('1pv3_daily_completions')).toContain('"20/11/2026"');
  });

  it('is its result if the server knows of a completed one, even if another was begun here', async () => {
    saveRounds(TODAY, 3);
    const server = dailyServer(aGame({ status: 'completed' }));
    server.completion = aCompletion();
    await expectResult(loadDaily());
    expect(savedDaily(TODAY)).toBeNull();
  });

  it('is its result even if the server responds only after a few rounds', async () => {
    saveRounds(TODAY, 3);
    const server = dailyServer(aGame({ status: 'completed' }));
    server.completion = aCompletion();
    let respond: (given: FakeResponse) => void = () => undefined;
    server.answers['GET /api/1pv3/check-completion'] = new Promise((resolve) => (respond = resolve));
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const board = loadDaily();
    await roundIs(4);
    act(() => jest.advanceTimersByTime(9000));
    respond({ body: { success: true, hasCompleted: true, completion: aCompletion() } });
    await expectResult(board);
    jest.useRealTimers();
  });

  it('is the result that counts if another was completed here before this device was linked', async () => {
    const server = dailyServer(aGame({ status: 'completed' }));
    server.completion = aCompletion();
    const notYours = { status: 403, body: rejection('NOT_YOUR_GAME', "This isn't your game.") };
    server.answers['GET /api/1pv3/game-here'] = notYours;
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 21, gameId: 'game-here' }, TODAY);
    await expectResult(loadDaily());
    expect(ownCompletionOn(TODAY)).toMatchObject({ gameId: 'game-689', finalScore: 24 });
  });

  it('is no longer rejected on the next day if the page is still open', async () => {
    dailyServer();
    completeHere();
    loadDaily();
    await expectRejection(null);
    passMidnight();
    await roundIs(1);
  });

  it('is rejected even if the server does not name the completed one', async () => {
    const server = dailyServer();
    server.answers[CREATE] = { status: 409, body: rejection('DAILY_COMPLETED', ALREADY_PLAYED) };
    loadDaily();
    await expectRejection(null);
  });
});

it('says that the game could not be loaded, and tries again on request', async () => {
  const server = dailyServer();
  server.answers[CREATE] = 'no connection';
  const { user } = loadDaily();
  expect(await screen.findByText('Failed to initialize Daily Challenge')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toBeVisible();

  delete server.answers[CREATE];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await roundIs(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it("shows the server's reason if there is one", async () => {
  const server = dailyServer();
  server.answers[CREATE] = { status: 429, body: rejection('RATE_LIMITED', 'Slow down.') };
  loadDaily();
  expect(await screen.findByText('Slow down.')).toBeVisible();
});

it('says that a response without a game is invalid', async () => {
  const server = dailyServer();
  server.answers[CREATE] = { status: 201, body: { success: true } };
  loadDaily();
  expect(await screen.findByText('No game data available')).toBeVisible();
});
