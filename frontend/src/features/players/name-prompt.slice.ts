import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/root-reducer';

/** Whether a game has just ended after which the player may be asked for a name. */
interface NamePromptSlice {
  due: boolean;
}

const initialState: NamePromptSlice = { due: false };

const slice = createSlice({
  name: 'namePrompt',
  initialState,
  reducers: {
    /** The last of what follows a game: whether there is anything to ask, the prompt finds out. */
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
