import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { KEYS } from '../storage/keys';
import { sessionStore } from '../storage/storage';

/**
 * A game that was created or joined in this tab and has just started: the home page opens it. Separate from the live
 * game's state, which the home page doesn't load. Stored too, because the page may reload in between.
 */
export const startedGameSlice = createSlice({
  name: 'startedGame',
  initialState: () => sessionStore.readText(KEYS.startedGame),
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
