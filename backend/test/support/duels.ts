import { CALLS } from '@tessera/contracts/calls';
import type { DuelGameView, DuelLevel } from '@tessera/contracts/duels';
import { isOddRound, ROUNDS } from '@tessera/rules';
import type { Response } from 'supertest';
import type { TestApp } from './app.js';

type Calling = Pick<TestApp, 'call'>;

/** What the player picks in even rounds. */
const PICKS = [...'ETASDEWX'];

export const pickOf = (round: number): string => PICKS[round / 2 - 1] ?? 'E';

export const startDuel = (
  app: Calling,
  player: string | undefined,
  level: DuelLevel = 'keen',
  userTimezone = 'UTC',
): Promise<Response> =>
  app.call(CALLS.createGame, { player, body: { gameMode: 'daily', level, userTimezone } });

export async function aDuel(app: Calling, player: string, level: DuelLevel = 'keen'): Promise<string> {
  return ((await startDuel(app, player, level)).body as { gameId: string }).gameId;
}

export const readDuel = (app: Calling, player: string | undefined, gameId: string): Promise<Response> =>
  app.call(CALLS.getGame, { player, params: { gameId } });

export const chooseLetter = (
  app: Calling,
  player: string,
  gameId: string,
  body: { letter: string; round?: number },
): Promise<Response> => app.call(CALLS.submitLetter, { player, params: { gameId }, body });

export const placeLetter = (
  app: Calling,
  player: string,
  gameId: string,
  body: { cellIndex: number; round?: number; playerId?: number },
): Promise<Response> => app.call(CALLS.submitPlacement, { player, params: { gameId }, body });

/**
 * Plays from round `from` to the end of round `to`, placing the letters on the cells in order. Returns the
 * responses.
 */
export async function playDuel(
  app: Calling,
  player: string,
  gameId: string,
  from = 1,
  to = ROUNDS,
): Promise<Response[]> {
  const answers: Response[] = [];
  for (let round = from; round <= to; round++) {
    if (!isOddRound(round)) {
      answers.push(await chooseLetter(app, player, gameId, { letter: pickOf(round), round }));
    }
    if (round < ROUNDS) answers.push(await placeLetter(app, player, gameId, { cellIndex: round - 1, round }));
  }
  return answers;
}

export const gameOf = ({ body }: Response): DuelGameView => (body as { game: DuelGameView }).game;
