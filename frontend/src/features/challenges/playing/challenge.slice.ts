import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ChallengeGame } from '@tessera/contracts/challenges';
import { rootReducer, type RootWith } from '../../../store/create-store';
import type { Services } from '../../../store/services';
import { toBoardState, type SoloBoardState, soloBoardReducers } from '../../../store/solo-board';
import { LIMITS } from '@tessera/contracts/wire';
import { BLIND_LETTERS, DAY_MS, newDaily, replayDaily, type DailyState } from '@tessera/rules';
import { restoredState, storedState, withoutWords } from '../../../store/daily/saved-daily';
import { currentIdentity } from '../../../store/identity/identity';
import { CHALLENGE_GAME } from '../../../store/storage/keys';
import { localStore } from '../../../store/storage/storage';

/** A challenge that is being played in this browser. */
export interface SavedChallenge {
  readonly code: string;
  readonly state: DailyState;
}

const keyOf = (code: string): string => CHALLENGE_GAME + code;

/** The server's game, in the form in which the browser plays and saves it. */
export function fromServer({ code, letterSequence, roundHistory }: ChallengeGame): SavedChallenge {
  const blind = letterSequence.slice(0, BLIND_LETTERS);
  return { code, state: replayDaily(blind, roundHistory) ?? newDaily(blind) };
}

export function saveChallenge({ code, state }: SavedChallenge): void {
  const { playerUUID } = currentIdentity();
  const history = withoutWords(state.moves);
  localStore.writeJson(keyOf(code), { playerUUID, savedAt: Date.now(), ...storedState(state, history) });
}

export const removeSavedChallenge = (code: string): void => localStore.remove(keyOf(code));

/** The saved game, with its moves replayed. Null if there is none or it isn't valid. */
export function savedChallenge(code: string): SavedChallenge | null {
  const stored = storedUnder(code);
  // Ignores games of a player that this browser has given up.
  if (stored?.playerUUID !== currentIdentity().playerUUID) return null;
  const state = restoredState(stored);
  return state && { code, state };
}

/** The codes of all saved games. */
export const savedChallengeCodes = (): string[] =>
  localStore.keysFrom(CHALLENGE_GAME).map((key) => key.slice(CHALLENGE_GAME.length));

/** Removes games that nobody has continued until the server may have deleted their challenge. */
export function removeOldChallenges(now = Date.now()): void {
  const oldest = now - LIMITS.CHALLENGES_KEPT_DAYS * DAY_MS;
  for (const code of savedChallengeCodes()) {
    const savedAt = storedUnder(code)?.savedAt;
    if (typeof savedAt !== 'number' || savedAt < oldest) removeSavedChallenge(code);
  }
}

function storedUnder(code: string): Record<string, unknown> | null {
  const stored = localStore.readJson(keyOf(code));
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
}

/** The player's own game of the challenge that is open. */
export type ChallengeSlice =
  /** None in this browser. */
  | { phase: 'idle' }
  /** A full grid stays on the board until the server has received it. */
  | ({ phase: 'playing'; code: string } & SoloBoardState)
  /** The server will never accept the grid. */
  | { phase: 'rejected'; code: string; detail: string }
  | { phase: 'done'; code: string; game: ChallengeGame };

const initialState = { phase: 'idle' } as ChallengeSlice;

const slice = createSlice({
  name: 'challenge',
  initialState,
  reducers: {
    ...soloBoardReducers,
    gameOpened: (_, { payload }: PayloadAction<SavedChallenge>): ChallengeSlice => ({
      phase: 'playing',
      ...toBoardState(payload),
    }),
    gameRejected: (_, { payload }: PayloadAction<{ code: string; detail: string }>): ChallengeSlice => ({
      phase: 'rejected',
      ...payload,
    }),
    gameCompleted: (_, { payload: game }: PayloadAction<ChallengeGame>): ChallengeSlice => ({
      phase: 'done',
      code: game.code,
      game,
    }),
    /** Back to what the server knows: the page was left, or another device has completed the game. */
    gameClosed: (): ChallengeSlice => ({ phase: 'idle' }),
  },
});

export const challengeActions = slice.actions;

export type ChallengeRoot = RootWith<'challenge', ChallengeSlice>;

export type ChallengeThunk<Result = void> = ThunkAction<Result, ChallengeRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectChallenge = (root: ChallengeRoot): ChallengeSlice => injected.selectSlice(root);
