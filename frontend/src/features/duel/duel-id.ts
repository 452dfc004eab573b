import { DUEL_ID, PAGES, pathOf } from '@tessera/contracts/wire';

/** Converts an ID from a link to its canonical form: upper case, no surrounding spaces. */
export const normalizedId = (text: string): string => text.trim().toUpperCase();

export const isDuelId = (text: string): boolean => DUEL_ID.test(text);

/** The path of a duel's page. */
export const duelPath = (gameId: string): string => pathOf(PAGES.duel, { gameId });
