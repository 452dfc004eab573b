import { PAGES } from '@tessera/contracts/wire';
import { matchPath } from 'react-router-dom';

const GAME_PAGES = [
  PAGES.daily,
  PAGES.dailyShort,
  PAGES.simpleDaily,
  PAGES.practice,
  PAGES.challenge,
  PAGES.duel,
  PAGES.liveGame,
  PAGES.currentGame,
];

/** Is this a game page? Nothing unrelated to the game may interrupt it. */
export const isGamePage = (pathname: string): boolean =>
  GAME_PAGES.some((page) => matchPath(page, pathname) !== null);
