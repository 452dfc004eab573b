import type { DuelGameView, DuelLevel, DuelSummary } from '@tessera/contracts/duels';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import {
  BOT_SEAT,
  PLAYER_SEAT,
  answerDuel,
  applyDuel,
  botIsDue,
  createScorer,
  duelTurn,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  maskLiveGame,
  newDuel,
  rowsFromGrid,
  type DuelCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../../store/testing/fake-fetch';

export const DUEL_ID = 'DC-G689-ABCDEFGHJKLM';
const BLIND = [...'BATSEARD'];
const { scoreGrid } = createScorer(['BE', 'SET', 'EAEB']);

/** A duel as the server sends it to the player. */
export function duelView(game: LiveGame, level: DuelLevel = 'keen'): DuelGameView {
  const masked = maskLiveGame(game, PLAYER_SEAT);
  const status = liveStatus(game) === 'completed' ? 'completed' : 'active';
  const score = (seat: Seat) =>
    status === 'completed' ? scoreGrid(liveGrid(game, seat)) : { total: 0, words: [] };
  return {
    gameId: DUEL_ID,
    version: game.version,
    status,
    currentRound: liveRound(game),
    currentTurn: duelTurn(liveRound(game)),
    currentLetter: liveLetter(game),
    letters: [...game.letters],
    player1Name: null,
    player2Name: 'The Mosaicist',
    player1UUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
    player2UUID: null,
    [USER_ID_FIELDS.player1]: null,
    [USER_ID_FIELDS.player2]: null,
    player1Status: 'Available',
    player2Status: 'Available',
    player1Submitted: hasPlaced(game, PLAYER_SEAT),
    player2Submitted: hasPlaced(game, BOT_SEAT),
    player1Cells: [...masked.cells[1]],
    player2Cells: [...masked.cells[2]],
    player1Grid: rowsFromGrid(liveGrid(masked, PLAYER_SEAT)),
    player2Grid: rowsFromGrid(liveGrid(masked, BOT_SEAT)),
    player1Score: score(PLAYER_SEAT).total,
    player2Score: score(BOT_SEAT).total,
    lexicon: '2026.12',
    player1Words: score(PLAYER_SEAT).words,
    player2Words: score(BOT_SEAT).words,
    gameMode: 'daily',
    createdAt: '2026-11-20T10:00:00.000Z',
    dailyChallengeDate: '2026-11-20' as DuelGameView['dailyChallengeDate'],
    gameNumber: 689,
    level,
    botRemarks: game.cells[BOT_SEAT].map((_, at) => ({
      round: at + 1,
      remark: at === 0 ? 'opening' : 'word2',
    })),
  };
}

/** Applies a command of the player and the bot's answer. Null if it is rejected. */
function advance(game: LiveGame, command: DuelCommand): LiveGame | null {
  const outcome = applyDuel(game, command);
  if (outcome.kind === 'repeated') return game;
  if (outcome.kind === 'rejected') return null;
  const due = botIsDue(outcome.duel);
  // The bot fills its grid from the end.
  return due ? answerDuel(outcome.duel, 16 - due.round, BLIND) : outcome.duel;
}

/** A duel after this many rounds: cells in reading order, 'E' as the player's own letter. */
export function played(rounds: number): LiveGame {
  let game = newDuel(BLIND);
  for (let round = 1; round <= rounds; round++) {
    const letter: DuelCommand[] = round % 2 === 0 ? [{ kind: 'letter', letter: 'E', round }] : [];
    const place: DuelCommand[] = round < 16 ? [{ kind: 'place', cellIndex: round - 1, round }] : [];
    for (const command of [...letter, ...place]) game = advance(game, command) ?? game;
  }
  return game;
}

/** A server with one duel and its bot. `answers` override its responses, by method and path. */
export function duelServer(game: LiveGame = newDuel(BLIND)) {
  const server = {
    game,
    duels: [] as DuelSummary[],
    answers: {} as Record<string, FakeResponse | Promise<FakeResponse>>,
    requests: [] as SeenRequest[],
    /** The request bodies of one call. */
    asked: (call: string) =>
      server.requests.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body),
  };
  const take = (command: DuelCommand): FakeResponse => {
    const next = advance(server.game, command);
    if (!next) return { status: 409, body: rejection('CELL_OCCUPIED', 'Cell already occupied') };
    server.game = next;
    return { body: { success: true, version: next.version, game: duelView(next) } };
  };

  server.requests = fakeFetch(({ method, path, body }) => {
    const call = `${method} ${path}`;
    const own = server.answers[call];
    if (own) return own;
    const { letter, cellIndex, round } = (body ?? {}) as { letter: string; cellIndex: number; round: number };
    switch (call) {
      case 'GET /api/daily-challenge/duels':
        return { body: { success: true, date: '2026-11-20', gameNumber: 689, duels: server.duels } };
      case 'POST /api/games':
        return {
          status: 201,
          body: { success: true, gameId: DUEL_ID, playerId: 1, version: 0, game: duelView(server.game) },
        };
      case GET_DUEL:
        return { body: { success: true, game: duelView(server.game), playerInfo: null } };
      case LETTER:
        return take({ kind: 'letter', letter, round });
      case PLACEMENT:
        return take({ kind: 'place', cellIndex, round });
      default:
        return { status: 404, body: rejection('NOT_FOUND', 'Not found.') };
    }
  });
  return server;
}

export const GET_DUEL = `GET /api/games/${DUEL_ID}`;
export const LETTER = `POST /api/games/${DUEL_ID}/letter`;
export const PLACEMENT = `POST /api/games/${DUEL_ID}/placement`;
