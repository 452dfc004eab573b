import type { DuelGameView } from '@tessera/contracts/duels';
import { LIMITS } from '@tessera/contracts/wire';
import { isApiError, isGameGone, isPassing } from '../../store/api/api-error';
import { showFailure } from '../../ui/toast/toast';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
import { duelApi } from './duel.api';
import { duelActions, selectDuelBoard, type DuelThunk } from './duel.slice';
import type { DuelMove, DuelBoardState } from './duel-board-state';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

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
function saveMoves({ duel, pending }: DuelBoardState): void {
  if (pending.length === 0) localStore.remove(keyOf(duel.gameId));
  else localStore.writeJson(keyOf(duel.gameId), pending.map(storedMove));
}

/** The saved moves of a duel. Not all of them may still be legal. */
export function savedMoves(gameId: string): readonly DuelMove[] {
  const stored = localStore.readJson(keyOf(gameId));
  return Array.isArray(stored) ? stored.flatMap(moveFrom) : [];
}

/** Delays before sending the same move again. The last one repeats. */
const PAUSES_MS = [1000, LIMITS.RECONNECT_MIN_MS, LIMITS.RECONNECT_FIRST_MAX_MS, LIMITS.RECONNECT_MAX_MS];

const TOO_MANY = 429;

/** The server hasn't decided about the move, so it is safe to send it again. */
const mayRepeat = (error: unknown): boolean =>
  isPassing(error) || (isApiError(error) && error.status === TOO_MANY);

/** Waits for some time, or until the device is back online. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });

const post =
  (gameId: string, move: DuelMove): DuelThunk<Promise<DuelGameView | null>> =>
  (dispatch) => {
    const { endpoints } = duelApi;
    const { round } = move;
    const untracked = { track: false } as const;
    return move.kind === 'letter'
      ? dispatch(
          endpoints.chooseDuelLetter.initiate({ gameId, round, letter: move.letter }, untracked),
        ).unwrap()
      : dispatch(
          endpoints.placeDuelLetter.initiate({ gameId, round, cellIndex: move.cellIndex }, untracked),
        ).unwrap();
  };

/** Sends the pending moves one by one, for as long as it takes. */
export const sendMoves =
  (gameId: string): DuelThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectDuelBoard(getState(), gameId)?.sending !== false) return;
    dispatch(duelActions.sendingChanged(true));
    let failures = 0;
    for (;;) {
      // Another duel may have replaced it on the board. Its moves stay saved until it is opened again.
      const board = selectDuelBoard(getState(), gameId);
      const move = board?.pending[0];
      if (!board || !move) break;
      try {
        const duel = await dispatch(post(gameId, move));
        failures = 0;
        if (selectDuelBoard(getState(), gameId)) dispatch(duelActions.moveTaken({ move, duel }));
      } catch (error) {
        if (!selectDuelBoard(getState(), gameId)) break;
        if (mayRepeat(error)) {
          dispatch(duelActions.connectionLost());
          await pause(PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0);
          failures += 1;
        } else await dispatch(takeBack(gameId, move, error));
      }
      dispatch(savePending(gameId));
    }
    if (selectDuelBoard(getState(), gameId)) dispatch(duelActions.sendingChanged(false));
  };

/** Handles a rejected move: the letter returns to the hand, and the board shows the server's state. */
const takeBack =
  (gameId: string, move: DuelMove, error: unknown): DuelThunk<Promise<void>> =>
  async (dispatch) => {
    const isLetter = move.kind === 'letter';
    dispatch(duelActions.moveRejected());
    dispatch(savePending(gameId));
    showFailure(
      isLetter ? TURN_TEXTS.submitLetterFailed : TURN_TEXTS.submitPlacementFailed,
      isApiError(error) ? error.message : isLetter ? TURN_TEXTS.letterRetry : TURN_TEXTS.placementRetry,
    );
    await dispatch(refreshDuel(gameId));
  };

/** Refetches the duel, because another device may have continued it. */
export const refreshDuel =
  (gameId: string): DuelThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const ask = duelApi.endpoints.readDuel.initiate(gameId, { track: false });
    const { data: duel, error } = await dispatch(ask);
    if (!selectDuelBoard(getState(), gameId)) return;
    if (duel) dispatch(duelActions.duelOpened({ duel, saved: [] }));
    else if (isGameGone(error)) dispatch(duelActions.openingFailed({ gameId, message: error.message }));
  };

/** Saves the pending moves. */
export const savePending =
  (gameId: string): DuelThunk =>
  (_, getState) => {
    const board = selectDuelBoard(getState(), gameId);
    if (board) saveMoves(board);
  };
