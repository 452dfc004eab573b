import { PAGES, pathOf } from '@tessera/contracts/constants';

export const CODE_LENGTH = 5;

const CODE = /^[A-Z0-9]{5}$/;

/** What a player typed or a link carried, as a code is written: upper case, no blanks around it. */
export const normalizedCode = (text: string): string => text.trim().toUpperCase();

export const isGameCode = (text: string): boolean => CODE.test(text);

/** The code that a pasted text is or, as a game's link, ends in; null if there is none. */
export const codeIn = (text: string): string | null =>
  /(?:^|\/game\/)([A-Z0-9]{5})\/?$/i.exec(text.trim())?.[1]?.toUpperCase() ?? null;

/** The path of a game's page. */
export const gamePath = (gameId: string): string => pathOf(PAGES.liveGame, { gameId });

/** The address that a friend opens to join. */
export const gameUrl = (gameId: string): string => new URL(gamePath(gameId), window.location.origin).href;
