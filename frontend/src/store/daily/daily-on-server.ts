import type { DailyGame } from '@tessera/contracts/daily';
import type { ErrorCode } from '@tessera/contracts/wire';
import {
  BLIND_LETTERS,
  newDaily,
  plainDate,
  replayDaily,
  rowsFromGrid,
  type DailyState,
  type Letter,
} from '@tessera/rules';
import type { BodyOf } from '../api/api';
import { isApiError } from '../api/api-error';
import type { SavedDaily } from './saved-daily';

/** A daily or practice as the server has it, in the form in which the browser plays and saves it. */
export function fromServer(game: DailyGame): SavedDaily {
  const { gameId, gameNumber, createdAt: startedAt } = game;
  const date = plainDate(game.dailyChallengeDate);
  const blind = game.letterSequence.slice(0, BLIND_LETTERS);
  return {
    facts: { gameId, gameNumber, date, startedAt },
    state: replayDaily(blind, game.roundHistory) ?? newDaily(blind),
  };
}

/** The request body that completes a daily or practice. */
export const completionBody = ({ grid, moves }: DailyState): BodyOf<'completeDaily'> => ({
  playerGrid: rowsFromGrid(grid) as Letter[][],
  roundHistory: [...moves],
});

/** These are about the grid or its game, so sending the grid again doesn't help. */
const FINAL: readonly (string | null)[] = [
  'BAD_INPUT',
  'GRID_LACKS_LETTERS',
  'GRID_DIFFERS',
  'NOT_YOUR_GAME',
  'GAME_NOT_FOUND',
] satisfies ErrorCode[];

/** The server's message, if it will never accept this grid. */
export const finalRejection = (error: unknown): string | null =>
  isApiError(error) && FINAL.includes(error.code) ? error.message : null;
