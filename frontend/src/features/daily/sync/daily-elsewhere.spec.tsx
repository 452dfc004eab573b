import type { DailyProgress } from '@tessera/contracts/daily';
import type { Envelope } from '@tessera/contracts/live';
import { rowsFromGrid, replayDaily } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { currentIdentity, markSignedIn } from '../../../store/identity/identity';
import { createSessionNotifiers } from '../../../store/notifications';
import { service } from '../../../store/services';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { aGame, BLIND, dailyServer } from '../testing/daily-server';
import { ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily, type DailyPageInTest } from '../testing/open-daily-page';

const RESTORE = 'GET /api/1pv3/restore-state';
const SYNC = 'POST /api/1pv3/sync-state';
const CREATE = 'POST /api/1pv3/create';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

/** The account's progress after some rounds, played in reading order with E as the player's own letter. */
const progressAfter = (rounds: number, change: Partial<DailyProgress> = {}): DailyProgress => {
  const roundHistory = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    letter: index % 2 === 0 ? BLIND[index / 2]! : 'E',
    cellIndex: index,
    wordsFormed: [],
    roundScore: 0,
  }));
  const state = replayDaily(BLIND, roundHistory);
  if (!state) throw new Error('no legal game');
  return {
    challengeDate: '2026-11-20' as DailyProgress['challengeDate'],
    gameNumber: 689,
    currentRound: rounds + 1,
    gameState: {
      gameId: 'game-689',
      playerUUID: currentIdentity().playerUUID,
      dailyChallengeDate: '2026-11-20' as DailyProgress['challengeDate'],
      playerGrid: rowsFromGrid(state.grid),
      playerScore: 0,
      currentLetter: state.letter,
      currentRoundState: 'placing',
      letterSequence: aGame().letterSequence,
      roundHistory,
      totalScore: 0,
      startedAt: '2026-11-20T10:00:00.000Z',
    },
    completed: false,
    finalScore: null,
    ...change,
  };
};

const restored = (state: DailyProgress | null): FakeResponse => ({
  body: { success: true, hasState: state !== null, state },
});

const signedIn = (state: DailyProgress | null) => {
  markSignedIn();
  const server = dailyServer();
  server.answers[RESTORE] = restored(state);
  server.answers[SYNC] = { body: { success: true, state: progressAfter(0) } };
  return server;
};

it('continues a game from another device', async () => {
  const server = signedIn(progressAfter(4));
  loadDaily();
  await roundIs(5);
  expect(ownGrid()).toBe('BEAE............');
  expect(server.asked(RESTORE)[0]?.query.get('date')).toBe('2026-11-20');
  expect(server.asked(CREATE)).toEqual([]);
});

it('continues a game from another device even if the server responds only after the board is shown', async () => {
  const server = signedIn(null);
  let respond: (given: FakeResponse) => void = () => undefined;
  server.answers[RESTORE] = new Promise((resolve) => (respond = resolve));
  jest.useFakeTimers({ doNotFake: ['Date'] });
  loadDaily();
  act(() => jest.advanceTimersByTime(5000));
  await roundIs(1);
  respond(restored(progressAfter(4)));
  await roundIs(5);
  expect(ownGrid()).toBe('BEAE............');
  jest.useRealTimers();
});

it('creates a game if there is none on any device', async () => {
  const server = signedIn(null);
  loadDaily();
  await roundIs(1);
  expect(server.asked(CREATE)).toHaveLength(1);
});

it('sends each round to the server, with the necessary fields only', async () => {
  const server = signedIn(null);
  await playRounds(loadDaily().user, 1, 2);
  await roundIs(3);
  await waitFor(() => expect(server.asked(SYNC)).toHaveLength(2));
  expect(server.asked(SYNC)[1]?.body).toEqual({
    challengeDate: '2026-11-20',
    currentRound: 3,
    gameState: {
      gameId: 'game-689',
      startedAt: '2026-11-20T10:00:00.000Z',
      currentLetter: 'A',
      roundHistory: [
        { round: 1, letter: 'B', cellIndex: 0 },
        { round: 2, letter: 'E', cellIndex: 1 },
      ],
    },
    clientId: sessionStorage.getItem('dailyChallenge_clientId'),
  });
});

it('sends no progress of a player who is not signed in', async () => {
  const server = dailyServer();
  await playRounds(loadDaily().user, 1, 2);
  await roundIs(3);
  expect(server.asked(SYNC)).toEqual([]);
  expect(server.asked(RESTORE)).toEqual([]);
});

it('keeps its own game if it is further along, and sends it to the server', async () => {
  dailyServer();
  const first = loadDaily();
  await playRounds(first.user, 1, 3);
  await roundIs(4);
  first.close();

  const server = signedIn(progressAfter(1));
  loadDaily();
  await roundIs(4);
  await waitFor(() => expect(server.asked(SYNC)).toHaveLength(1));
  expect(server.asked(SYNC)[0]?.body).toMatchObject({ currentRound: 4 });
});

it("opens the account's game if another one was begun here", async () => {
  dailyServer();
  const first = loadDaily();
  await playRounds(first.user, 1, 3);
  await roundIs(4);
  first.close();

  const progress = progressAfter(2);
  signedIn({ ...progress, gameState: { ...progress.gameState, gameId: 'game-of-the-account' } });
  loadDaily();
  await roundIs(3);
  expect(ownGrid()).toBe('BE..............');
});

it('shows the result of a game that was completed on another device', async () => {
  const server = signedIn({ ...progressAfter(15), completed: true, finalScore: 24 });
  server.game = aGame({ status: 'completed' });
  loadDaily();
  expect(await screen.findByText('The results')).toBeVisible();
  expect(localStorage.getItem('1pv3_daily_completions')).toContain('"finalScore":24');
});

it.each(['no connection' as const, { status: 503, body: rejection('UNAVAILABLE', 'Not now.') }])(
  'continues its own game if the server does not respond (%#)',
  async (answer) => {
    const server = signedIn(null);
    server.answers[RESTORE] = answer;
    server.answers[SYNC] = answer;
    await playRounds(loadDaily().user, 1, 2);
    await roundIs(3);
    expect(screen.queryByText('Not now.')).toBeNull();
  },
);

it('switches to the game from another device if the moves differ', async () => {
  const server = signedIn(null);
  const board = loadDaily();
  await playRounds(board.user, 1, 2);
  await roundIs(3);
  const elsewhere = progressAfter(4);
  elsewhere.gameState.roundHistory[1]!.letter = 'O';
  server.answers[SYNC] = {
    status: 409,
    body: { ...rejection('STATE_OUTDATED', 'Another device has gone on.'), state: elsewhere },
  };
  await playRounds(board.user, 3, 3);
  await roundIs(5);
  expect(ownGrid()).toBe('BOAE............');
  expect(screen.queryByText('Another device has gone on.')).toBeNull();
});

it('is not set back by the late response to an earlier round', async () => {
  const server = signedIn(null);
  const board = loadDaily();
  await playRounds(board.user, 1, 2);
  server.answers[SYNC] = {
    status: 409,
    body: { ...rejection('STATE_OUTDATED', 'Another device has gone on.'), state: progressAfter(2) },
  };
  await playRounds(board.user, 3, 3);
  await waitFor(() => expect(server.asked(SYNC)).toHaveLength(3));
  await roundIs(4);
  expect(ownGrid()).toBe('BEA.............');
});

describe('progress in another tab of the session', () => {
  const tell = ({ store }: DailyPageInTest, progress: DailyProgress, clientId: string) =>
    act(() => {
      const envelope: Envelope = { type: 'PV3_GAME_STATE_SYNC', clientId, ...progress };
      store.dispatch(service(createSessionNotifiers)).progress.notify(envelope);
    });

  it('appears on the board', async () => {
    signedIn(null);
    const page = loadDaily();
    await playRounds(page.user, 1, 1);
    await roundIs(2);
    tell(page, progressAfter(3), 'another tab');
    await roundIs(4);
    expect(ownGrid()).toBe('BEA.............');
  });

  it('opens the results after the last round', async () => {
    signedIn(null);
    const page = loadDaily();
    await playRounds(page.user, 1, 1);
    await roundIs(2);
    tell(page, { ...progressAfter(15), completed: true, finalScore: 24 }, 'another tab');
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('is ignored if it is behind, or comes from this very tab', async () => {
    signedIn(null);
    const page = loadDaily();
    await playRounds(page.user, 1, 2);
    await roundIs(3);
    tell(page, progressAfter(1), 'another tab');
    tell(page, progressAfter(5), sessionStorage.getItem('dailyChallenge_clientId') ?? '');
    await roundIs(3);
    expect(ownGrid()).toBe('BE..............');
  });
});
