import { TEXTS, rejectedText, type ErrorCode } from '@tessera/contracts/constants';
import { isDailyComplete, rowsFromGrid, type DailyCommand, type Letter } from '@tessera/rules';
import { isApiError } from '../../store/api-error';
import { KEYS } from '../../store/keys';
import { removeDaily, saveDaily } from '../../store/saved-daily';
import { toast } from '../../ui/toast/toast';
import { archiveApi } from './archive.api';
import { practiceActions, selectPractice, type PracticeThunk } from './practice.slice';

/**
 * These rejections concern the grid or its game, so trying again wouldn't help. The server's game is shown
 * instead.
 */
const FINAL: readonly (string | null)[] = [
  'BAD_INPUT',
  'GRID_LACKS_LETTERS',
  'GRID_DIFFERS',
  'NOT_YOUR_GAME',
  'GAME_NOT_FOUND',
] satisfies ErrorCode[];

/** Saves the practice game on the board in this browser. */
export const savePractice = (): PracticeThunk => (_, getState) => {
  const practice = selectPractice(getState());
  if (practice.phase !== 'playing') return;
  const history = practice.state.moves.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 }));
  saveDaily(practice, history, KEYS.practiceGame);
};

/** Makes a player's move. The last one sends the full grid. */
export const playPractice =
  (command: DailyCommand): PracticeThunk =>
  (dispatch, getState) => {
    const before = selectPractice(getState());
    dispatch(practiceActions.stepTaken(command));
    const after = selectPractice(getState());
    if (before.phase !== 'playing' || after.phase !== 'playing' || after.state === before.state) return;
    dispatch(savePractice());
    if (isDailyComplete(after.state)) void dispatch(deliverPractice());
  };

/** Sends the full grid, one request at a time. The same grid may be sent any number of times and is scored once. */
export const deliverPractice = (): PracticeThunk<Promise<void>> => async (dispatch, getState) => {
  const practice = selectPractice(getState());
  if (practice.phase !== 'playing' || practice.sending) return;
  const { facts, state } = practice;
  const { gameId, gameNumber, date } = facts;
  dispatch(practiceActions.sendingStarted());
  const body = { playerGrid: rowsFromGrid(state.grid) as Letter[][], roundHistory: [...state.moves] };
  try {
    const { completePractice } = archiveApi.endpoints;
    const game = await dispatch(completePractice.initiate({ gameId, body })).unwrap();
    removeDaily(date, KEYS.practiceGame);
    if (dispatch(isOnBoard(gameId))) dispatch(practiceActions.gameCompleted({ date, game, fresh: true }));
  } catch (error) {
    const isFinal = isApiError(error) && FINAL.includes(error.code);
    if (isFinal) removeDaily(date, KEYS.practiceGame);
    if (!dispatch(isOnBoard(gameId))) return;
    if (isFinal) {
      const failure = { date, title: rejectedText(gameNumber), detail: error.message, canRetry: true };
      dispatch(practiceActions.openingFailed(failure));
    } else {
      dispatch(practiceActions.sendingFailed());
      toast({ title: TEXTS.submitGameFailed, tone: 'destructive' });
    }
  }
};

/** Another date's game may have replaced it in the meantime. */
const isOnBoard =
  (gameId: string): PracticeThunk<boolean> =>
  (_, getState) => {
    const practice = selectPractice(getState());
    return practice.phase === 'playing' && practice.facts.gameId === gameId;
  };
