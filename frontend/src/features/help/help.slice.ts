import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer, type RootWith } from '../../store/create-store';
import type { TutorialName } from '../../store/daily/tutorial-flags';

/** How to Play is opened either from a general page or from the board of a live game. */
export type HelpTopic = 'how-to-play' | 'how-to-play-friend' | 'scoring-rules';

/** The help topic and the tutorial that are open on top of the page, if any. */
interface HelpSlice {
  topic: HelpTopic | null;
  tutorial: TutorialName | null;
}

const initialState: HelpSlice = { topic: null, tutorial: null };

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
    tutorialOpened: (help, { payload }: PayloadAction<TutorialName>) => {
      help.tutorial = payload;
    },
    tutorialClosed: (help) => {
      help.tutorial = null;
    },
  },
});

export const { helpOpened, helpClosed, tutorialOpened, tutorialClosed } = slice.actions;

type HelpRoot = RootWith<'help', HelpSlice>;

const injected = slice.injectInto(rootReducer);

export const selectHelpTopic = (root: HelpRoot): HelpTopic | null => injected.selectSlice(root).topic;

export const selectTutorial = (root: HelpRoot): TutorialName | null => injected.selectSlice(root).tutorial;
