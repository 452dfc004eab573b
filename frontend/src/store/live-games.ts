import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { sessionStore, localStore } from './storage/storage';
import { KEYS } from './storage/keys';
import { createNotifier } from './notifications';

/** Whether the player has a seat from this browser. After a logout in another tab, this tab's games aren't the player's. */
const hasSeat = (gameId: unknown): gameId is string =>
  typeof gameId === 'string' && localStore.readText(KEYS.assignment + gameId) !== null;

/**
 * A game that was created or joined in this tab and has just started: the home page opens it. Separate from the live
 * game's state, which the home page doesn't load. Stored too, because the page may reload in between.
 */
export const startedGameSlice = createSlice({
  name: 'startedGame',
  initialState: () => {
    const gameId = sessionStore.readText(KEYS.startedGame);
    return hasSeat(gameId) ? gameId : null;
  },
  reducers: {
    startedGameChanged: (_, { payload }: PayloadAction<string | null>) => payload,
  },
  selectors: { selectStartedGame: (gameId) => gameId },
});

export const { selectStartedGame } = startedGameSlice.selectors;

export const setStartedGame = (gameId: string | null) => (dispatch: (action: UnknownAction) => unknown) => {
  if (gameId === null) sessionStore.remove(KEYS.startedGame);
  else sessionStore.writeText(KEYS.startedGame, gameId);
  dispatch(startedGameSlice.actions.startedGameChanged(gameId));
};

/** Notifies when live games are to be followed: ones that only the server knew of, or those of another player. */
export const liveGamesNotifier = createNotifier<null>();

/** Whether the player may have unfinished live games: with a seat from this browser, or as the server has reported. */
export const mayHaveGames = (): boolean =>
  localStore.keysFrom(KEYS.assignment).length > 0 || localStore.readText(KEYS.liveGames) !== null;

/** Remembers for all pages what the server has reported. */
export function noteLiveGames(hasGames: boolean): void {
  if (!hasGames) return localStore.remove(KEYS.liveGames);
  const wasKnown = mayHaveGames();
  localStore.writeText(KEYS.liveGames, 'true');
  if (!wasKnown) liveGamesNotifier.notify(null);
}

/** The keys used only by live games. */
export const LIVE_KEYS = {
  /** This tab only, a JSON array: the codes of its games that are waiting for a second player. */
  waitingGames: 'ownGames',

  // The state of this tab's live connection, kept for as long as the tab is open.
  previousClientId: 'previousClientId',
  connectionId: 'connectionId',
  lastEventId: 'lastEventId',
} as const;

// Games created or joined in this tab that are waiting for a second player. Home opens them when they start,
// even after a reload. Separate from the live game's own state, which home doesn't load.

export function waitingGames(): string[] {
  const saved = sessionStore.readJson(LIVE_KEYS.waitingGames);
  return Array.isArray(saved) ? saved.filter(hasSeat) : [];
}

export const hasWaitingGames = (): boolean => waitingGames().length > 0;

export const addWaitingGame = (gameId: string): void =>
  sessionStore.writeJson(LIVE_KEYS.waitingGames, [...new Set([...waitingGames(), gameId])]);

/** Returns true if it was one of them. */
export function removeWaitingGame(gameId: string): boolean {
  const known = waitingGames();
  if (!known.includes(gameId)) return false;
  sessionStore.writeJson(
    LIVE_KEYS.waitingGames,
    known.filter((code) => code !== gameId),
  );
  return true;
}
