import type { Challenge, ChallengeGame, ChallengeGrid } from '@tessera/contracts/challenges';
import { EMPTY_GRID, rowsFromGrid } from '@tessera/rules';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

export const CODE = 'AbCdE12345';
export const CHALLENGE = `/api/challenges/${CODE}`;

export const aChallenge = (change: Partial<Challenge> = {}): Challenge => ({
  code: CODE,
  url: `http://play.example/challenge/${CODE}`,
  name: 'Birthday letters',
  maker: { playerUUID: '00000000-0000-8000-8000-000000000001', playerName: 'Ada' },
  isOwn: false,
  letters: null,
  figures: { perfect: 'possible', difficulty: 4 },
  showsFigures: true,
  playedBy: 2,
  state: 'new',
  score: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});

export const aGame = (change: Partial<ChallengeGame> = {}): ChallengeGame => ({
  gameId: `PML-${CODE}`,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  code: CODE,
  status: 'active',
  currentRound: 1,
  currentRoundState: 'placing',
  currentLetter: 'B',
  playerGrid: rowsFromGrid(EMPTY_GRID),
  lexicon: '2026.12',
  playerWords: [],
  playerScore: 0,
  finalScore: null,
  letterSequence: [...'BATSEARD', ...Array<string>(8).fill('')],
  roundHistory: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  completedAt: null,
  lastActivityAt: '2026-11-22T10:00:00.000Z',
  ...change,
});

export const aGrid = (change: Partial<ChallengeGrid> = {}): ChallengeGrid => ({
  playerUUID: '00000000-0000-8000-8000-000000000002',
  playerName: 'Ben',
  isOwn: false,
  isMakers: false,
  place: 1,
  playerGrid: ['LACK', 'IRON', 'MERE', 'BAKE'].map((row) => [...row]),
  playerWords: [],
  score: 24,
  completedAt: '2026-11-21T10:00:00.000Z',
  ...change,
});

/** A server with one challenge. `answers` override its responses, by method and path. */
export function challengeServer(challenge: Challenge = aChallenge()) {
  const server = {
    challenge,
    challenges: [] as Challenge[],
    grids: [aGrid()],
    perfectGrid: null as string[][] | null,
    answers: {} as Record<string, FakeResponse | Promise<FakeResponse>>,
    requests: [] as SeenRequest[],
    /** The bodies of one call's requests. */
    asked: (call: string) =>
      server.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body),
  };
  const complete = (body: unknown): FakeResponse => {
    const { playerGrid, roundHistory } = body as Pick<ChallengeGame, 'playerGrid' | 'roundHistory'>;
    server.challenge = { ...server.challenge, state: 'completed', score: 11 };
    const own = aGrid({
      playerName: null,
      isOwn: true,
      place: 2,
      score: 11,
      playerGrid: playerGrid as string[][],
    });
    server.grids = [aGrid(), { ...own, playerUUID: aGame().playerUUID }];
    const game = aGame({ status: 'completed', playerScore: 11, playerGrid, roundHistory });
    return { body: { success: true, game } };
  };
  server.requests = fakeFetch(({ method, path, body }) => {
    const call = `${method} ${path}`;
    const given = server.answers[call];
    if (given) return given;
    switch (call) {
      case 'GET /api/challenges':
        return { body: { success: true, challenges: server.challenges, hasMore: false } };
      case 'POST /api/challenges': {
        const { letters, name = null } = body as { letters: string[]; name?: string };
        const made = aChallenge({ isOwn: true, letters, name, playedBy: 0 });
        server.challenges = [made];
        return { status: 201, body: { success: true, challenge: made } };
      }
      case `GET ${CHALLENGE}`:
        return { body: { success: true, challenge: server.challenge } };
      case `DELETE ${CHALLENGE}`:
        server.challenges = [];
        return { body: { success: true } };
      case `POST ${CHALLENGE}/start`:
        return { status: 201, body: { success: true, game: aGame() } };
      case `POST ${CHALLENGE}/complete`:
        return complete(body);
      case `GET ${CHALLENGE}/game`:
        return { body: { success: true, game: aGame({ status: 'completed', playerScore: 11 }) } };
      case `GET ${CHALLENGE}/grids`: {
        const own = server.grids.find(({ isOwn }) => isOwn) ?? null;
        const { grids, perfectGrid } = server;
        return {
          body: { success: true, challenge: server.challenge, perfectGrid, grids, own, hasMore: false },
        };
      }
      case 'HEAD /api/connectivity-test':
        return { status: 204 };
      default:
        return { status: 503, body: rejection('UNAVAILABLE', 'Not available.') };
    }
  });
  return server;
}
