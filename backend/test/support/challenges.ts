import { randomUUID } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import type { Challenge, ChallengeGame, ChallengeGrid } from '@tessera/contracts/challenges';
import type { InputOf } from '@tessera/contracts/wire';
import type { Response } from 'supertest';
import { aPlayer, type TestApp } from './app.js';

const rows = (text: string): string[][] => [0, 4, 8, 12].map((start) => [...text.slice(start, start + 4)]);

/** Eight letters that tests choose, a perfect grid that contains them, and grids that score less. */
export const CHALLENGE_LETTERS = [...'CARDAREA'];
export const CHALLENGE_GRID = rows('CARDAREAREARDART');
export const FAIR_GRID = rows('CARDAREAQQQQQQQQ');
export const BAD_GRID = rows('CQAQQRQDAQRQQEQA');

type Wishes = Partial<InputOf<typeof CALLS.createChallenge>>;
type Calling = Pick<TestApp, 'call'> & { player?: string };

/** Makes a challenge; the response. */
export const createChallenge = (app: Calling, wishes: Wishes = {}, player = app.player) =>
  app.call(CALLS.createChallenge, {
    player,
    body: { letters: CHALLENGE_LETTERS, requestId: randomUUID(), ...wishes },
  });

/** Makes a challenge; its code. */
export async function makeChallenge(app: Calling, wishes: Wishes = {}, player = app.player): Promise<string> {
  const { body } = await createChallenge(app, wishes, player);
  return (body as { challenge: Challenge }).challenge.code;
}

export const startChallenge = (app: Calling, code: string, player = app.player) =>
  app.call(CALLS.startChallenge, { player, params: { code }, body: {} });

/** Starts a challenge that somebody else has made; its code. */
export async function startedChallenge(app: Calling, wishes: Wishes = {}): Promise<string> {
  const code = await makeChallenge(app, wishes, aPlayer());
  await startChallenge(app, code);
  return code;
}

export const completeChallenge = (
  app: Calling,
  code: string,
  playerGrid = CHALLENGE_GRID,
  { player = app.player, roundHistory }: { player?: string | undefined; roundHistory?: unknown } = {},
) => app.call(CALLS.completeChallenge, { player, params: { code }, body: { playerGrid, roundHistory } });

/** Starts and completes a challenge as somebody new, unless told who; their `playerUUID`. */
export async function playChallenge(
  app: Calling,
  code: string,
  playerGrid = CHALLENGE_GRID,
  player = aPlayer(),
): Promise<string> {
  await startChallenge(app, code, player);
  await completeChallenge(app, code, playerGrid, { player });
  return player;
}

export const getChallenge = (app: Calling, code: string, player = app.player) =>
  app.call(CALLS.getChallenge, { player, params: { code } });

export const getChallengeGame = (app: Calling, code: string, player = app.player) =>
  app.call(CALLS.getChallengeGame, { player, params: { code } });

export const challengeOf = ({ body }: Response): Challenge => (body as { challenge: Challenge }).challenge;
export const challengeGameOf = ({ body }: Response): ChallengeGame => (body as { game: ChallengeGame }).game;
export const rejectionOf = ({ status, body }: Response) => [status, body.code, body.field];

export const gridsOf = async (app: Calling, code: string, player = app.player, page = 1) =>
  (await app.call(CALLS.challengeGrids, { player, params: { code }, query: { page } })).body as {
    challenge: Challenge;
    perfectGrid: string[][] | null;
    grids: ChallengeGrid[];
    own: ChallengeGrid | null;
    hasMore: boolean;
  };
