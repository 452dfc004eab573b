import { CALLS, COMMANDS } from '@tessera/contracts/calls';
import type { CommandName, LiveGameView } from '@tessera/contracts/live';
import { chooserOf, ROUNDS } from '@tessera/rules';
import type { TestApp } from './app.js';
import type { Acknowledgement, TestSocket } from './live.js';

/** The application, or a browser with it. */
type Calling = Pick<TestApp, 'call'>;

/** How a player sends commands: over REST or a socket. */
export type CommandSender = (
  command: CommandName,
  payload: Record<string, unknown>,
) => Promise<Acknowledgement>;

/** The letters of a whole game, and the cells in which each player places them. */
export const LETTERS = [...'BRATLOREETASDEWX'];
export const CELLS = {
  1: LETTERS.map((_, index) => index),
  2: LETTERS.map((_, index) => 15 - index),
} as const;

export const byRest =
  (app: Calling, player: string): CommandSender =>
  async (command, { gameId, ...body }) => {
    const { call } = COMMANDS[command];
    const told = command === 'join_game' ? { clientId: 'c', ...body } : body;
    const input = call.method === 'GET' ? {} : { body: told };
    const params = { gameId: String(gameId) };
    return (await app.call(call, { player, params, ...input })).body as Acknowledgement;
  };

export const bySocket =
  (socket: TestSocket): CommandSender =>
  (command, payload) =>
    socket.send(command, payload);

/** Creates a game that waits for a second player. Returns its code. */
export async function waitingGame(app: Calling, player: string): Promise<string> {
  const { body } = await app.call(CALLS.createGame, { player, body: {} });
  return (body as { gameId: string }).gameId;
}

/** Creates a game that both players have joined. Returns its code. */
export async function activeGame(app: Calling, player1: string, player2: string): Promise<string> {
  const gameId = await waitingGame(app, player1);
  await byRest(app, player2)('join_game', { gameId });
  return gameId;
}

export type CommandSenders = Record<1 | 2, CommandSender>;

export const choose = (senders: CommandSenders, gameId: string, round: number): Promise<Acknowledgement> =>
  senders[chooserOf(round)]('submit_letter', { gameId, letter: LETTERS[round - 1], round });

export const place = (
  senders: CommandSenders,
  gameId: string,
  round: number,
  seat: 1 | 2,
): Promise<Acknowledgement> =>
  senders[seat]('submit_placement', { gameId, cellIndex: CELLS[seat][round - 1], round });

/** Plays from round `from` to the end of round `to`. Returns the responses in order. */
export async function playRounds(
  senders: CommandSenders,
  gameId: string,
  from = 1,
  to = ROUNDS,
): Promise<Acknowledgement[]> {
  const answers: Acknowledgement[] = [];
  for (let round = from; round <= to; round++) {
    answers.push(await choose(senders, gameId, round));
    if (round === ROUNDS) break;
    answers.push(await place(senders, gameId, round, 1), await place(senders, gameId, round, 2));
  }
  return answers;
}

export async function readGame(app: Calling, player: string, gameId: string): Promise<LiveGameView> {
  const { body } = await app.call(CALLS.getGame, { player, params: { gameId } });
  return (body as { game: LiveGameView }).game;
}
