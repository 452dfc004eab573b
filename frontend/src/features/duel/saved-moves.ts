import { KEYS } from '../../store/keys';
import { localStore } from '../../store/storage';
import type { DuelMove, DuelBoardState } from './duel-board-state';

const keyOf = (gameId: string): string => KEYS.duelMoves + gameId;

/** Stored moves have `cell` where moves have `cellIndex`: earlier releases wrote them this way. */
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

/** Keeps the moves that the server has not got yet, so that a reload or a dead battery loses none. */
export function saveMoves({ duel, pending }: DuelBoardState): void {
  if (pending.length === 0) localStore.remove(keyOf(duel.gameId));
  else localStore.writeJson(keyOf(duel.gameId), pending.map(storedMove));
}

/** The moves of a duel that were kept. Whether they can still be made, the rules say. */
export function savedMoves(gameId: string): readonly DuelMove[] {
  const stored = localStore.readJson(keyOf(gameId));
  return Array.isArray(stored) ? stored.flatMap(moveFrom) : [];
}
