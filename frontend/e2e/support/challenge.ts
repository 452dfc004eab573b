import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Challenge, ChallengeGame } from '@tessera/contracts/challenges';
import { PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { BLIND_LETTERS } from '@tessera/rules';

/** As unlikely to be a date's letters as any. */
const CHALLENGE_LETTERS = 'ELIZABET';

const post = async (request: APIRequestContext, url: string, playerUUID: string, data: object) => {
  const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: playerUUID } });
  if (!response.ok()) throw new Error(`${url} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as unknown;
};

/** A challenge, and its maker. */
export async function aChallenge(
  request: APIRequestContext,
  { name = "Elizabeth's letters", letters = CHALLENGE_LETTERS } = {},
): Promise<{ playerUUID: string; challenge: Challenge }> {
  const playerUUID = randomUUID();
  const body = { letters: [...letters], name, requestId: randomUUID() };
  const made = (await post(request, PATHS.challenges, playerUUID, body)) as { challenge: Challenge };
  return { playerUUID, challenge: made.challenge };
}

/** A new player's game of a challenge: these two rows of their own, then the challenge's letters. */
export async function aPlayedChallenge(
  request: APIRequestContext,
  code: string,
  own: readonly [string, string] = ['STAR', 'TONE'],
): Promise<string> {
  const playerUUID = randomUUID();
  const started = (await post(request, pathOf(PATHS.startChallenge, { code }), playerUUID, {})) as {
    game: ChallengeGame;
  };
  const blind = started.game.letterSequence.slice(0, BLIND_LETTERS);
  const playerGrid = [...own.map((row) => [...row]), blind.slice(0, 4), blind.slice(4)];
  await post(request, pathOf(PATHS.completeChallenge, { code }), playerUUID, { playerGrid });
  return playerUUID;
}
