import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { aPlayer } from '../support/app.js';
import type { Instance } from './system.js';

type Addressed = Pick<Instance, 'address'>;

export async function send(instance: Addressed, page: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', ...init.headers };
  const response = await fetch(instance.address + page, { ...init, headers });
  expect([page, response.status]).toEqual([page, response.ok ? response.status : 200]);
  return response;
}

/** Somebody with an account, and a daily that isn't finished. */
export async function startSignedInDaily(instance: Addressed) {
  const player = aPlayer();
  const body = { email: 'ann@play.example', password: 'a long and good password', playerUUID: player };
  const signedUp = await send(instance, PATHS.register, { method: 'POST', body: JSON.stringify(body) });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
  const headers = { [PLAYER_HEADER]: player, Cookie: cookie };
  const created = await send(instance, PATHS.createDaily, {
    method: 'POST',
    headers,
    body: JSON.stringify({ userTimezone: 'UTC' }),
  });
  const { game } = (await created.json()) as { game: { gameId: string; letterSequence: string[] } };
  const at = (page: string) => page.replace(':gameId', game.gameId);
  return {
    /** Both are as before on this process. */
    expectUnchanged: async (on: Addressed) => {
      const user = (await (await send(on, PATHS.currentUser, { headers })).json()) as { email?: string };
      expect(user.email).toBe('ann@play.example');
      const read = (await (await send(on, at(PATHS.getDaily), { headers })).json()) as { game: object };
      expect(read.game).toMatchObject({ letterSequence: game.letterSequence, status: 'active' });
    },
    complete: async (on: Addressed) => {
      const cells = [...game.letterSequence.slice(0, 8), ...'TESSERAE'];
      const playerGrid = [0, 4, 8, 12].map((begin) => cells.slice(begin, begin + 4));
      const init = { method: 'POST', headers, body: JSON.stringify({ playerGrid }) };
      const completed = await send(on, at(PATHS.completeDaily), init);
      expect(await completed.json()).toMatchObject({ game: { status: 'completed' } });
    },
  };
}
