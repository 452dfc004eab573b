import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';
import type { DuelMove, DuelBoardState } from './duel-board-state';

const keyOf = (gameId: string): string => KEYS.duelMoves + gameId;

/** Stored moves have `cell` where moves have `cellIndex`, as written by earlier releases. */
const storedMove = (move: DuelMove) =>
  move.kind === 'place' ? { kind: move.kind, cell: move.cellIndex, round: move.round } : move;

function moveFrom(stored: unknown): DuelMove[] {
  const { kind, round, letter, cell } = (stored ?? {}) as Record<string, unknown>;
  if (!Number.isInteger(round)) return [];
  if (kind === 'letter' && typeof letter === 'string') return [{ kind, letter, round: Number(round) }];
  if (kind === 'place' && Number.isInteger(cell))
    return [{ kind, cellIndex: Number(cell), round: Number(round) }];
  return [];
}

/** Saves the moves that the server hasn't received yet, so that they survive a reload or an empty battery. */
export function saveMoves({ duel, pending }: DuelBoardState): void {
  if (pending.length === 0) localStore.remove(keyOf(duel.gameId));
  else localStore.writeJson(keyOf(duel.gameId), pending.map(storedMove));
}

/** The saved moves of a duel. Not all of them may still be legal. */
export function savedMoves(gameId: string): readonly DuelMove[] {
  const stored = localStore.readJson(keyOf(gameId));
  return Array.isArray(stored) ? stored.flatMap(moveFrom) : [];
}
