import { GAME_CODE, GAME_CODE_PATTERN, PAGES, pathOf } from '@tessera/contracts/constants';

const CODE_OR_LINK = new RegExp(`(?:^|/game/)(${GAME_CODE_PATTERN})/?$`, 'i');

/** Converts a typed or linked code to its canonical form: upper case, no surrounding spaces. */
export const normalizedCode = (text: string): string => text.trim().toUpperCase();

export const isGameCode = (text: string): boolean => GAME_CODE.test(text);

/** The code in a pasted text, which is either the code itself or a link to the game. Null if there is none. */
export const codeIn = (text: string): string | null =>
  CODE_OR_LINK.exec(text.trim())?.[1]?.toUpperCase() ?? null;

/** The path of a game's page. */
export const gamePath = (gameId: string): string => pathOf(PAGES.liveGame, { gameId });

/** The link with which a friend joins. */
export const gameUrl = (gameId: string): string => new URL(gamePath(gameId), window.location.origin).href;
