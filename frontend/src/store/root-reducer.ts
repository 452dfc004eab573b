import { combineSlices } from '@reduxjs/toolkit';
import { api } from './api';

/** Holds the API's cache; a feature's slice injects itself when its chunk is loaded. */
export const rootReducer = combineSlices(api);
