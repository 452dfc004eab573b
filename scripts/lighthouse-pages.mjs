// The pages that `npm run lighthouse` measures: all that open by their address alone, and those of links that
// players send each other, for which it plays a daily and makes a challenge.
import { randomUUID } from 'node:crypto';
import { PATHS, PAGES, PLAYER_HEADER, pathOf, publicPages } from '@tessera/contracts/constants';

/** Not found by search engines on purpose, because whoever has the link may see them. */
const UNLISTED = [PAGES.challenge, PAGES.sharedResult].map((path) => path.slice(0, path.indexOf(':')));

export const isUnlisted = (page) => UNLISTED.some((start) => page.startsWith(start));

/** All pages, for a program that runs at this address without rate limits. */
export async function pagesOf(url) {
  const player = randomUUID();
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json', [PLAYER_HEADER]: player };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { game } = await post(PATHS.createDaily, { userTimezone: 'UTC' });
  const { gameId } = game;
  const blind = game.letterSequence.slice(0, 8);
  const playerGrid = [[...'STAR'], [...'TONE'], blind.slice(0, 4), blind.slice(4)];
  await post(pathOf(PATHS.completeDaily, { gameId }), { playerGrid });
  const { shareId } = await post(PATHS.shareResult, { gameId });
  const letters = [...'ELIZABET'];
  const { challenge } = await post(PATHS.challenges, { letters, requestId: randomUUID() });
  return [
    ...publicPages(),
    `${PAGES.leaderboards}?period=week`,
    pathOf(PAGES.sharedResult, { shareId }),
    pathOf(PAGES.challenge, { code: challenge.code }),
  ];
}
