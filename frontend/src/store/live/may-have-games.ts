import { KEYS } from '../storage/keys';
import { localStore } from '../storage/storage';

/** Whether this browser has a seat in a live game. */
export const mayHaveGames = (): boolean => localStore.keysFrom(KEYS.assignment).length > 0;
