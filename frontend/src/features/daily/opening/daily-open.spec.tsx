import { screen } from '@testing-library/react';
import { recordCompletion } from '../../../store/daily/completions';
import { currentIdentity } from '../../../store/identity/identity';
import { savedDaily } from '../../../store/daily/saved-daily';
import { rejection } from '../../../store/testing/fake-fetch';
import { aCompletion, dailyServer } from '../testing/daily-server';
import { ALREADY_PLAYED, CREATE, TODAY, passMidnight, saveRounds, resetBrowser } from '../testing/saved-game';
import { ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily, submitIsOpen } from '../testing/open-daily-page';

beforeEach(resetBrowser);
afterEach(() => jest.restoreAllMocks());

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

  it('is rejected if this browser has completed one, whatever the server says', async () => {
    const server = dailyServer();
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
    loadDaily();
    await expectRejection('/1pv3-results/game-689');
    expect(server.asked(CREATE)).toEqual([]);
  });

  it('is rejected if the server knows of a completed one', async () => {
    const server = dailyServer();
    server.completion = aCompletion();
    loadDaily();
    await expectRejection('/1pv3-results/game-689');
    expect(localStorage.getItem('1pv3_daily_completions')).toContain('"20/11/2026"');
  });

  it('is rejected if the server knows of a completed one, even if another was begun here', async () => {
    saveRounds(TODAY, 3);
    const server = dailyServer();
    server.completion = aCompletion();
    loadDaily();
    await expectRejection('/1pv3-results/game-689');
    expect(savedDaily(TODAY)).toBeNull();
  });

  it('is no longer rejected on the next day if the page is still open', async () => {
    dailyServer();
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
    loadDaily();
    await expectRejection('/1pv3-results/game-689');
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
