import type { DailyCompletion, DailyGame } from '@tessera/contracts/daily';
import { BLIND_LETTERS, EMPTY_GRID, ROUNDS, createScorer, rowsFromGrid, type Rows } from '@tessera/rules';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

export const BLIND = [...'BATSEARD'];
const scorer = createScorer(['BRAT', 'AT', 'TEA', 'SEA']);

/** A game as the server sends it. */
export const aGame = (change: Partial<DailyGame> = {}): DailyGame => ({
  gameId: 'game-689',
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  gameNumber: 689,
  dailyChallengeDate: '2026-11-20' as DailyGame['dailyChallengeDate'],
  status: 'active',
  currentRound: 1,
  currentRoundState: 'placing',
  currentLetter: BLIND[0]!,
  playerGrid: rowsFromGrid(EMPTY_GRID),
  lexicon: '2026.12',
  playerWords: [],
  playerScore: 0,
  finalScore: null,
  letterSequence: [...BLIND, ...Array<string>(ROUNDS - BLIND_LETTERS).fill('')],
  roundHistory: [],
  createdAt: '2026-11-20T10:00:00.000Z',
  completedAt: null,
  lastActivityAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

export const aCompletion = (change: Partial<DailyCompletion> = {}): DailyCompletion => ({
  date: '2026-11-20' as DailyCompletion['date'],
  gameNumber: 689,
  finalScore: 24,
  gameId: 'game-689',
  ...change,
});

/**
 * A server that deals one daily, scores it and remembers it. `answers` override its responses, by method and
 * path.
 */
export function dailyServer(game = aGame()) {
  const server = {
    game,
    completion: null as DailyCompletion | null,
    /** Whether the server reports the game as running. */
    knowsGame: true,
    /** The `Date` header of its responses, or null for none. */
    time: null as string | null,
    down: false,
    answers: {} as Record<string, FakeResponse | Promise<FakeResponse>>,
    requests: [] as SeenRequest[],
    /** The requests of one call, for example 'POST /api/1pv3/create'. */
    asked: (call: string) => server.requests.filter(({ method, path }) => `${method} ${path}` === call),
  };

  const complete = (rows: Rows): FakeResponse => {
    const { total, words } = scorer.scoreGrid(rows.flat());
    server.game = {
      ...server.game,
      status: 'completed',
      playerGrid: rows,
      playerWords: words,
      playerScore: total,
      finalScore: total,
    };
    server.completion = aCompletion({
      date: server.game.dailyChallengeDate,
      gameNumber: server.game.gameNumber,
      gameId: server.game.gameId,
      finalScore: total,
    });
    return { body: { success: true, game: server.game } };
  };

  const answer = async ({ method, path, query, body }: SeenRequest): Promise<FakeResponse> => {
    const call = `${method} ${path}`;
    const own = server.answers[call];
    if (own) return own;
    switch (call) {
      case 'POST /api/1pv3/create':
        return server.completion === null
          ? { status: 201, body: { success: true, game: server.game } }
          : {
              status: 409,
              body: { ...rejection('DAILY_COMPLETED', 'Already played.'), completion: server.completion },
            };
      case `POST /api/1pv3/${server.game.gameId}/complete`:
        return complete((body as { playerGrid: Rows }).playerGrid);
      case `GET /api/1pv3/${server.game.gameId}`:
        return { body: { success: true, game: server.game } };
      case 'GET /api/1pv3/check-completion': {
        const completion = server.completion?.date === query.get('date') ? server.completion : null;
        return {
          body: {
            success: true,
            gameNumber: server.game.gameNumber,
            hasCompleted: completion !== null,
            completion,
            hasActiveGame: completion === null && server.knowsGame,
            todaysHighScore: 29,
          },
        };
      }
      case 'HEAD /api/connectivity-test':
        return { status: 204 };
      default:
        return { status: 404, body: rejection('NOT_FOUND', 'Not found.') };
    }
  };
  server.requests = fakeFetch(async (request) => {
    const given = server.down ? 'no connection' : await answer(request);
    if (server.time === null || given === 'no connection') return given;
    return { ...given, headers: { date: new Date(server.time).toUTCString() } };
  });
  return server;
}
