import { startMatch, type Match } from './match.js';
import type { RetryingPlayer } from './retrying-player.js';
import { withSystem, type Instance } from './system.js';

const GAMES = 200;
/** Games are started this many at a time. */
const AT_ONCE = 20;
/** Slow enough that moves are made while the processes stop. */
const PACE_MS = 1500;

jest.setTimeout(300_000);

/** Like a load balancer, sends new connections elsewhere, and then stops the process. */
async function takeAway({ program, proxy }: Instance, remaining: Instance): Promise<void> {
  proxy.target = remaining.proxy.target;
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.output()).not.toMatch(/"level":"(error|fatal)"/);
}

test('scaling from four processes to two under 200 games loses nothing, and all players reconnect', () =>
  withSystem(
    async (system) => {
      const [first, second, third, fourth] = system.instances;
      if (!third || !fourth) throw new Error('there are four processes');
      const players: RetryingPlayer[] = [];
      try {
        const matches: Match[] = [];
        while (matches.length < GAMES) {
          const batch = Array.from({ length: AT_ONCE }, (_, i) => startMatch(system, players, i % 4));
          matches.push(...(await Promise.all(batch)));
        }
        for (const player of players) player.paceMs = PACE_MS;
        const playTo = (round: number) => Promise.all(matches.map((match) => match.playTo(round)));

        await Promise.all([playTo(2), takeAway(third, first), takeAway(fourth, second)]);
        await playTo(3);

        for (const match of matches) await match.expectNothingLost();
        // About half of the players were on those processes, and were told to reconnect.
        const asked = players.filter(({ farewells }) => farewells > 0);
        expect(asked.length).toBeGreaterThan(GAMES / 2);
      } finally {
        players.forEach((player) => player.close());
      }
    },
    { more: 2 },
  ));
