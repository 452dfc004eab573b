// Visitors over HTTP: players of the daily, readers of leaderboards, members of a group.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS, pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';

const ANSWERED_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 300;
const PAUSE_MS = 500;

/** A browser that repeats a request on the next instance while a server is unavailable. */
function browser(urls, tally) {
  const playerUUID = randomUUID();
  let turn = Math.floor(Math.random() * urls.length);
  let cookie;
  const call = async (method, path, body, expected = [200, 201]) => {
    while (!tally.isOver) {
      tally.requests += 1;
      const response = await fetch(urls[turn % urls.length] + path, {
        method,
        headers: {
          [PLAYER_HEADER]: playerUUID,
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(cookie ? { Cookie: cookie } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
      }).catch(() => undefined);
      const answer = await response?.json().catch(() => undefined);
      if (response && expected.includes(response.status) && answer) {
        cookie = response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
        return answer;
      }
      if (response && answer && response.status !== 503) {
        tally.rejections.push(`${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}: ${response.status}`);
        return undefined;
      }
      tally.retries += 1;
      turn += 1;
      await sleep(AGAIN_AFTER_MS);
    }
    return undefined;
  };
  return { playerUUID, call };
}

/** Plays one daily after the other, each as a new player, and records the scores that were confirmed. */
export async function playDailies(urls, tally) {
  while (!tally.isOver) {
    const { call } = browser(urls, tally);
    const created = await call('POST', PATHS.createDaily, { userTimezone: 'UTC' });
    if (!created) continue;
    const { gameId, letterSequence } = created.game;
    const letters = [...letterSequence.slice(0, 8), ...'ETAOINSR'];
    const playerGrid = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4));
    const completed = await call('POST', pathOf(PATHS.completeDaily, { gameId }), { playerGrid });
    if (!completed) continue;
    tally.dailies.push({ gameId, score: completed.game.finalScore });
    await call('GET', PATHS.leaderboardToday);
    await call('GET', PATHS.leaderboardStreaks);
    await sleep(PAUSE_MS);
  }
}

/** Creates a group before the faults start. The returned function reads its leaderboard until the test is over. */
export async function foundGroup(urls, tally) {
  const { call } = browser(urls, tally);
  const email = `soak-${randomUUID()}@play.example`;
  await call('POST', PATHS.register, { email, password: 'a long enough password' });
  await call('POST', PATHS.playerName, { playerName: 'Soak Founder' });
  const { group } = await call('POST', PATHS.groups, { name: 'Soak Group' });
  return async () => {
    while (!tally.isOver) {
      await call('GET', PATHS.groups);
      await call('GET', pathOf(PATHS.groupLeaderboard, { groupId: group.id }));
      await sleep(PAUSE_MS);
    }
  };
}
