import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api/api';
import { startedGameSlice } from './live-games';

/** Holds the API cache and the started game. Each feature's slice is added when its chunk loads. */
export const rootReducer = combineSlices(api, startedGameSlice);
