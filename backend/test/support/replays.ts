import { CALLS } from '@tessera/contracts/calls';
import type { FinishedGame } from '@tessera/contracts/replays';
import type { ResponseOf } from '@tessera/contracts/wire';
import type { Response } from 'supertest';
import type { TestApp } from './app.js';
import { aDuel, playDuel } from './duels.js';
import { activeGame, byRest, playRounds } from './games.js';

type Calling = Pick<TestApp, 'call'>;

/** A live game that these players have finished. */
export async function finishedGame(app: Calling, one: string, two: string): Promise<string> {
  const gameId = await activeGame(app, one, two);
  await playRounds({ 1: byRest(app, one), 2: byRest(app, two) }, gameId);
  return gameId;
}

export async function finishedDuel(app: Calling, player: string): Promise<string> {
  const gameId = await aDuel(app, player);
  await playDuel(app, player, gameId);
  return gameId;
}

export const readReplay = (app: Calling, player: string | undefined, gameId: string): Promise<Response> =>
  app.call(CALLS.gameReplay, { player, params: { gameId } });

export const replayOf = async (
  app: Calling,
  player: string,
  gameId: string,
): Promise<ResponseOf<typeof CALLS.gameReplay>> =>
  (await readReplay(app, player, gameId)).body as ResponseOf<typeof CALLS.gameReplay>;

/** The share ID of a replay that its player shares. */
export async function shareReplay(app: Calling, player: string, gameId: string): Promise<string> {
  const { body } = await app.call(CALLS.shareReplay, { player, params: { gameId }, body: {} });
  return (body as { shareId: string }).shareId;
}

export const stopSharing = (app: Calling, player: string, gameId: string): Promise<Response> =>
  app.call(CALLS.stopSharingReplay, { player, params: { gameId } });

export const readShared = (app: Calling, shareId: string, player?: string): Promise<Response> =>
  app.call(CALLS.publicReplay, { player, params: { shareId } });

export async function finishedBy(
  app: Calling,
  player: string,
  query: { friend?: string; before?: string } = {},
): Promise<{ games: FinishedGame[]; next: string | null }> {
  const { body } = await app.call(CALLS.finishedGames, { player, params: { playerUUID: player }, query });
  return body as { games: FinishedGame[]; next: string | null };
}
