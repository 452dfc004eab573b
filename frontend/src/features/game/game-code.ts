import { GAME_CODE, GAME_CODE_LENGTH, PAGES, pathOf } from '@tessera/contracts/wire';
import { createCodeFinder } from '../../ui/form/find-code';

/** Converts a typed or linked code to its canonical form: upper case, no surrounding spaces. */
export const normalizedCode = (text: string): string => text.trim().toUpperCase();

export const isGameCode = (text: string): boolean => GAME_CODE.test(text);

/** The path of a game's page. */
export const gamePath = (gameId: string): string => pathOf(PAGES.liveGame, { gameId });

/** The code of a game in a pasted or typed text. Null if there is none. */
export const gameCodeIn = createCodeFinder({ length: GAME_CODE_LENGTH, inLink: '/game/' });

/** Whether the page shows this game now. While it waits for the friend, it stays open on other pages as well. */
export const isGameShown = (gameId: string): boolean => window.location.pathname === gamePath(gameId);

/** The link with which a friend joins. */
export const gameUrl = (gameId: string): string => new URL(gamePath(gameId), window.location.origin).href;
