import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/root-reducer';

/** Whether a game has just ended, so that the player may be asked for a name. */
interface NamePromptSlice {
  due: boolean;
}

const initialState: NamePromptSlice = { due: false };

const slice = createSlice({
  name: 'namePrompt',
  initialState,
  reducers: {
    /** The last step after a game. The prompt itself decides whether to ask. */
    namePromptDue: (prompt) => {
      prompt.due = true;
    },
    namePromptDone: (prompt) => {
      prompt.due = false;
    },
  },
});

export const { namePromptDue, namePromptDone } = slice.actions;

const injected = slice.injectInto(rootReducer);

export const selectNamePromptDue = (root: { api: unknown; namePrompt?: NamePromptSlice }): boolean =>
  injected.selectSlice(root).due;
