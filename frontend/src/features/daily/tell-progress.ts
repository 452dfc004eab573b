import type { SavedDaily } from '../../store/saved-daily';
import { believesSignedIn } from '../../store/signed-in';
import { tabId } from '../../store/tab-id';
import { dailyApi } from './daily.api';
import type { DailyThunk } from './daily.slice';

/** Tells the server how far a game is: for the player's other devices. Nothing hangs on it. */
export const tellProgress =
  ({ facts, state }: SavedDaily): DailyThunk =>
  (dispatch) => {
    if (!believesSignedIn()) return;
    const { gameId, date, startedAt } = facts;
    const { moves, letter, round } = state;
    void dispatch(
      dailyApi.endpoints.syncState.initiate(
        {
          challengeDate: date,
          currentRound: round,
          gameState: { gameId, startedAt, currentLetter: letter, roundHistory: [...moves] },
          clientId: tabId(),
        },
        { track: false },
      ),
    );
  };
