import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { rootReducer, type RootWith } from '../../store/create-store';

/** The tutorial that is open on top of the page, if any. */
interface TutorialsSlice {
  open: TutorialName | null;
}

const initialState: TutorialsSlice = { open: null };

const slice = createSlice({
  name: 'tutorials',
  initialState,
  reducers: {
    tutorialOpened: (tutorials, { payload }: PayloadAction<TutorialName>) => {
      tutorials.open = payload;
    },
    tutorialClosed: (tutorials) => {
      tutorials.open = null;
    },
  },
});

export const { tutorialOpened, tutorialClosed } = slice.actions;

const injected = slice.injectInto(rootReducer);

export const selectTutorial = (root: RootWith<'tutorials', TutorialsSlice>): TutorialName | null =>
  injected.selectSlice(root).open;
