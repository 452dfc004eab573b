import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { PushWishes } from '@tessera/contracts/push';
import { rootReducer } from '../../store/create-store';
import { readSavedPush } from '../../store/saved-push';
import type { Services } from '../../store/services';

interface PushSlice {
  /** What the player wants to be told on this device, as the settings show it. Null: nothing. */
  wishes: PushWishes | null;
  /** What the server was last asked for. */
  saved: PushWishes | null;
  pending: boolean;
  /** The last change failed: turning notices on, or changing which ones. */
  problem: 'turning-on' | 'saving' | null;
}

const savedWishes = (): PushWishes | null => {
  const saved = readSavedPush();
  return saved && { kinds: saved.kinds, reminder: saved.reminder };
};

const slice = createSlice({
  name: 'push',
  initialState: (): PushSlice => {
    const wishes = savedWishes();
    return { wishes, saved: wishes, pending: false, problem: null };
  },
  reducers: {
    wishesChanged: (push, { payload }: PayloadAction<PushWishes | null>) => ({ ...push, wishes: payload }),
    sendingStarted: (push) => ({ ...push, pending: true, problem: null }),
    wishesSaved: (push, { payload }: PayloadAction<PushWishes | null>) => ({ ...push, saved: payload }),
    sendingEnded: (push) => ({ ...push, pending: false }),
    sendingFailed: ({ saved }): PushSlice => ({
      wishes: saved,
      saved,
      pending: false,
      problem: saved ? 'saving' : 'turning-on',
    }),
    /** The player has declined, or another tab has changed what is saved. */
    wishesRestored: (): PushSlice => {
      const wishes = savedWishes();
      return { wishes, saved: wishes, pending: false, problem: null };
    },
  },
});

export const pushActions = slice.actions;

interface PushRoot {
  api: unknown;
  push?: PushSlice;
}

export type PushThunk<Result = void> = ThunkAction<Result, PushRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectPush = (root: PushRoot): PushSlice => injected.selectSlice(root);
