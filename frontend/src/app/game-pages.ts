import { PAGES } from '@tessera/contracts/constants';
import { matchPath } from 'react-router-dom';

const { daily, dailyShort, simpleDaily, practice, duel, liveGame, currentGame } = PAGES;
const GAME_PAGES = [daily, dailyShort, simpleDaily, practice, duel, liveGame, currentGame];

/** Is this a game page? Nothing unrelated to the game may interrupt it. */
export const isGamePage = (pathname: string): boolean =>
  GAME_PAGES.some((page) => matchPath(page, pathname) !== null);
