import type { DailyProgress, Envelope } from '@tessera/contracts';
import { BLIND_LETTERS, applyDaily, plainDate, replayDaily, type PlainDate } from '@tessera/rules';
import { believesSignedIn } from '../../store/signed-in';
import { currentIdentity } from '../../store/identity';
import { saveDaily, savedDaily } from '../../store/saved-daily';
import { tabId } from '../../store/tab-id';
import { acceptCompletion } from './completed-elsewhere';
import { dailyApi } from './daily.api';
import type { DailyThunk } from './daily.slice';
import { catchUp } from './play-daily';
import { playedRounds } from './played-rounds';

/** The game that the signed-in player has begun on another device is kept here too, before it is opened. */
export const restoreProgress =
  (date: PlainDate): DailyThunk<Promise<void>> =>
  async (dispatch) => {
    if (!believesSignedIn()) return;
    const ask = dailyApi.endpoints.restoreState.initiate(date, { subscribe: false, forceRefetch: true });
    const { data } = await dispatch(ask);
    if (data?.state) takeOver(data.state);
  };

/** What another tab of the session, which need not share our storage, has done. */
export const hearProgress =
  ({ challengeDate, clientId, gameState, currentRound, completed, finalScore }: Envelope): DailyThunk =>
  (dispatch) => {
    if (clientId === tabId() || !challengeDate || !gameState) return;
    const kept = savedDaily(plainDate(challengeDate));
    if (!kept || currentRound === undefined) return;
    takeOver({
      challengeDate,
      gameNumber: kept.facts.gameNumber,
      currentRound,
      gameState,
      completed: completed ?? false,
      finalScore: finalScore ?? null,
    });
    dispatch(catchUp());
  };

/** Keeps what the server knows of a game in place of what stands here, unless that is the same game, and further. */
function takeOver({ challengeDate, gameNumber, gameState, completed, finalScore }: DailyProgress): void {
  const date = plainDate(challengeDate);
  const { gameId, letterSequence, roundHistory, currentLetter, startedAt } = gameState;
  if (completed && finalScore !== null) return acceptCompletion({ date, gameNumber, finalScore, gameId });
  const kept = savedDaily(date);
  if (kept?.facts.gameId === gameId && kept.state.moves.length >= roundHistory.length) return;
  const played = replayDaily(letterSequence.slice(0, BLIND_LETTERS), roundHistory);
  if (!played) return;
  const chosen =
    currentLetter === null ? null : applyDaily(played, { kind: 'choose', letter: currentLetter }).state;
  const { playerUUID } = currentIdentity();
  const facts = { gameId, gameNumber, date, playerUUID, startedAt };
  saveDaily({ facts, state: chosen ?? played }, playedRounds(played.moves));
}
