import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Holds the API cache. Each feature's slice is added when its chunk loads. */
export const rootReducer = combineSlices(api);
