import { DUEL_ID, PAGES, pathOf } from '@tessera/contracts/constants';

/** An id as a link carried it, as ids are written: upper case, no blanks around it. */
export const normalizedId = (text: string): string => text.trim().toUpperCase();

export const isDuelId = (text: string): boolean => DUEL_ID.test(text);

/** The path of a duel's page. */
export const duelPath = (gameId: string): string => pathOf(PAGES.duel, { gameId });
