import type { SimpleDaily } from '@tessera/contracts/daily';
import { simpleAlreadyPlayedText } from '@tessera/contracts/texts';
import {
  applySimple,
  createScorer,
  isDailyComplete,
  newDaily,
  rowsFromGrid,
  simpleRoundState,
  type DailyState,
  type SimpleAction,
} from '@tessera/rules';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

const GAME_ID = 'DCS-G689-abcdefghijkl';
const BLIND = [...'BATSEARD'];
const { scoreGrid } = createScorer(['BE', 'SEA']);

export const CREATE = 'POST /api/daily-challenge-simple';
export const PING = 'HEAD /api/connectivity-test';
export const ACTION = `POST /api/daily-challenge-simple/${GAME_ID}/action`;

function viewOf(state: DailyState): SimpleDaily {
  const done = isDailyComplete(state);
  const { total, words } = done ? scoreGrid(state.grid) : { total: 0, words: [] };
  return {
    gameId: GAME_ID,
    status: done ? 'completed' : 'active',
    currentRound: Math.min(state.round, 16),
    roundState: simpleRoundState(state),
    currentLetter: state.letter,
    playerGrid: rowsFromGrid(state.grid),
    lexicon: '2026.12',
    playerWords: words,
    playerScore: total,
    gameNumber: 689,
    dailyChallengeDate: '2026-11-20' as SimpleDaily['dailyChallengeDate'],
    lastActivityAt: '2026-11-20T10:00:00.000Z',
  };
}

/** A simple daily after this many rounds: cells in reading order, 'E' as the player's own letter. */
export function played(rounds: number): DailyState {
  let state = newDaily(BLIND);
  const take = (action: SimpleAction) => {
    const outcome = applySimple(state, action);
    if (outcome.kind === 'accepted') state = outcome.state;
  };
  for (let round = 1; round <= rounds; round++) {
    if (round % 2 === 0) take({ kind: 'select', letter: 'E', round });
    take({ kind: 'place', cellIndex: round - 1, round });
  }
  return state;
}

/** A server with one simple daily. `answers` override its responses, by method and path. */
export function simpleServer(state: DailyState = newDaily(BLIND)) {
  let held: Promise<void> | null = null;
  const server = {
    state,
    /** Holds all responses back until the returned function is called. */
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    answers: {} as Record<string, FakeResponse>,
    requests: [] as SeenRequest[],
    /** The request bodies of one call. */
    asked: (call: string) =>
      server.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body),
  };
  const game = (status = 200): FakeResponse => ({
    status,
    body: { success: true, game: viewOf(server.state) },
  });

  const create = (): FakeResponse => {
    const { gameId, status, playerScore, gameNumber, dailyChallengeDate } = viewOf(server.state);
    if (status === 'active') return game(201);
    const completion = { gameId, gameNumber, date: dailyChallengeDate, finalScore: playerScore };
    return {
      status: 409,
      body: { ...rejection('SIMPLE_COMPLETED', simpleAlreadyPlayedText(playerScore)), completion },
    };
  };
  const act = (body: { action: string; letter: string; cellIndex: number; round: number }): FakeResponse => {
    const { letter, cellIndex, round } = body;
    const outcome = applySimple(
      server.state,
      body.action === 'SELECT_LETTER'
        ? { kind: 'select', letter, round }
        : { kind: 'place', cellIndex, round },
    );
    if (outcome.kind === 'rejected')
      return { status: 409, body: rejection(outcome.rejection, 'Not possible') };
    if (outcome.kind === 'accepted') server.state = outcome.state;
    return game();
  };

  server.requests = fakeFetch(async ({ method, path, body }) => {
    await held;
    const call = `${method} ${path}`;
    const own = server.answers[call];
    if (own) return own;
    if (call === PING) return { status: 204 };
    if (call === CREATE) return create();
    if (call === ACTION) return act(body as Parameters<typeof act>[0]);
    if (call === `GET /api/daily-challenge-simple/${GAME_ID}`) return game();
    return { status: 404, body: rejection('NOT_FOUND', 'Not found.') };
  });
  return server;
}
