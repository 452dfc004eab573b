import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootWith } from '../../store/create-store';
import type { Services } from '../../store/services';

interface SessionSlice {
  /** Has the player been signed in at any time since the page loaded? */
  signedIn: boolean;
  /** A login or logout is in progress. The page is about to reload, and nothing else may end the session. */
  changing: boolean;
  /** Has the player been asked whether to log out? */
  logoutAsked: boolean;
}

const initialState: SessionSlice = { signedIn: false, changing: false, logoutAsked: false };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInConfirmed: (session) => {
      session.signedIn = true;
    },
    changeStarted: (session) => {
      session.changing = true;
    },
    changeFailed: (session) => {
      session.changing = false;
    },
    logoutAsked: (session, { payload }: PayloadAction<boolean>) => {
      session.logoutAsked = payload;
    },
  },
});

export const sessionActions = slice.actions;

export type SessionRoot = RootWith<'session', SessionSlice>;

export type SessionThunk<Result = void> = ThunkAction<Result, SessionRoot, Services, UnknownAction>;

const injected = slice.injectInto(rootReducer);

export const selectSession = (root: SessionRoot): SessionSlice => injected.selectSlice(root);
