import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, chooserOf } from '@tessera/rules';

/** A live game played through the API. */
export interface ApiGame {
  gameId: string;
  /** The UUIDs of both players. */
  players: { 1: string; 2: string };
}

const GRID = 'CARDAREAREARDART';

/** The cell for the round's letter. The second player may have two of them swapped, and so score less. */
const cellOf = (round: number, isSwapped: boolean): number =>
  isSwapped && round <= 2 ? 2 - round : round - 1;

/**
 * Creates a game of this player or a new one and, by default, lets the second player join, optionally with a name.
 * Then plays the given number of rounds.
 */
export async function aLiveGame(
  request: APIRequestContext,
  {
    joined = true,
    rounds = 0,
    theirName = null as string | null,
    unequal = false,
    player = String(randomUUID()),
  } = {},
): Promise<ApiGame> {
  const players = { 1: player, 2: randomUUID() };
  const post = async (seat: 1 | 2, url: string, data: object): Promise<{ gameId: string }> => {
    const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: players[seat] } });
    if (!response.ok()) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
    return (await response.json()) as { gameId: string };
  };
  if (theirName !== null) {
    const headers = { [PLAYER_HEADER]: players[2] };
    await request.post(PATHS.playerName, {
      data: { playerUUID: players[2], playerName: theirName },
      headers,
    });
  }
  const { gameId } = await post(1, PATHS.createGame, {});
  if (joined) await post(2, pathOf(PATHS.joinGame, { gameId }), { clientId: 'friend' });
  for (let round = 1; round <= rounds; round++) {
    const letter = GRID.charAt(round - 1);
    await post(chooserOf(round), pathOf(PATHS.submitLetter, { gameId }), { letter, round });
    if (round === ROUNDS) break;
    for (const seat of [1, 2] as const) {
      await post(seat, pathOf(PATHS.submitPlacement, { gameId }), {
        cellIndex: cellOf(round, unequal && seat === 2),
        round,
      });
    }
  }
  return { gameId, players };
}

/** The share ID of the replay of a finished game, shared by its first player. */
export async function aSharedReplay(request: APIRequestContext): Promise<string> {
  const { gameId, players } = await aLiveGame(request, { rounds: ROUNDS });
  const headers = { [PLAYER_HEADER]: players[1] };
  const response = await request.post(pathOf(PATHS.shareReplay, { gameId }), { data: {}, headers });
  return ((await response.json()) as { shareId: string }).shareId;
}
