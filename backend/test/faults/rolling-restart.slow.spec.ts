import { eventually } from '../support/eventually.js';
import { expectAlive, startMatch, type Match } from './match.js';
import { restart } from './restart.js';
import type { RetryingPlayer } from './retrying-player.js';
import { withSystem } from './system.js';

const GAMES = 6;
/** Slow enough for the games to last longer than both restarts, even on a busy machine. */
const PACE_MS = 1500;

jest.setTimeout(120_000);

test("players don't notice when both servers are restarted one after the other", () =>
  withSystem(async (system) => {
    const players: RetryingPlayer[] = [];
    try {
      const matches: Match[] = [];
      for (let i = 0; i < GAMES; i++) matches.push(await startMatch(system, players));
      for (const player of players) player.paceMs = PACE_MS;
      matches.forEach((match) => match.playOn());
      for (const instance of system.instances) {
        const before = players.map(({ known }) => known.version);
        await restart(instance);
        const haveMoved = () => players.every(({ known }, i) => known.version > (before[i] ?? 0));
        await eventually('every game continues', haveMoved);
      }
      // The restarts happened during the games, not after them.
      for (const { known } of players) expect(known.position?.phase).not.toBe('completed');
      for (const player of players) player.paceMs = 0;
      await Promise.all(matches.map((match) => match.finish()));
      // Each player was disconnected only after being told when to reconnect, and reconnected at the first
      // attempt.
      expect(players.map(({ cutOff }) => cutOff)).toEqual(players.map(() => 0));
      for (const { farewells } of players) expect(farewells).toBeGreaterThan(0);
      await expectAlive(...system.instances);
    } finally {
      players.forEach((player) => player.close());
    }
  }));
