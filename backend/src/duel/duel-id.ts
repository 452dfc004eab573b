import { DUEL_ID } from '@tessera/contracts/constants';

export const isDuelId = (gameId: string): boolean => DUEL_ID.test(gameId);
