import { randomUUID } from 'node:crypto';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { startMatch, type Match, type Playable } from '../faults/match.js';
import type { RetryingPlayer } from '../faults/retrying-player.js';
import { send } from '../faults/signed-in-daily.js';

const GAMES = 6;
const PACE_MS = 300;

/** Six live games are played through the Service while the work is done, and lose nothing. */
export async function playGames(
  sql: Playable['sql'],
  address: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const players: RetryingPlayer[] = [];
  const matches: Match[] = [];
  try {
    for (let i = 0; i < GAMES; i++)
      matches.push(await startMatch({ sql, instances: [{ address }, { address }] }, players));
    for (const player of players) player.paceMs = PACE_MS;
    await Promise.all([work(), ...matches.map((match) => match.playTo(10))]);
    for (const player of players) player.paceMs = 0;
    await Promise.all(matches.map((match) => match.finish()));
  } finally {
    players.forEach((player) => player.close());
  }
}

export async function playDaily(address: string): Promise<void> {
  const headers = { [PLAYER_HEADER]: randomUUID() };
  const post = async (page: string, body: object) => {
    const response = await send({ address }, page, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await response.json()) as { game: { gameId: string; letterSequence: string[] } }).game;
  };
  const { gameId, letterSequence } = await post(PATHS.createDaily, { userTimezone: 'UTC' });
  const cells = [...letterSequence.slice(0, 8), ...'TESSERAE'];
  const playerGrid = [0, 4, 8, 12].map((begin) => cells.slice(begin, begin + 4));
  expect(await post(PATHS.completeDaily.replace(':gameId', gameId), { playerGrid })).toMatchObject({
    status: 'completed',
  });
}
