import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootWith } from '../../store/create-store';

/** How to Play is opened either from a general page or from the board of a live game. */
export type HelpTopic = 'how-to-play' | 'how-to-play-friend' | 'scoring-rules';

/** The help topic that is open on top of the page, if any. */
interface HelpSlice {
  topic: HelpTopic | null;
}

const initialState: HelpSlice = { topic: null };

const slice = createSlice({
  name: 'help',
  initialState,
  reducers: {
    helpOpened: (help, { payload }: PayloadAction<HelpTopic>) => {
      help.topic = payload;
    },
    helpClosed: (help) => {
      help.topic = null;
    },
  },
});

export const { helpOpened, helpClosed } = slice.actions;

const injected = slice.injectInto(rootReducer);

export const selectHelpTopic = (root: RootWith<'help', HelpSlice>): HelpTopic | null =>
  injected.selectSlice(root).topic;
