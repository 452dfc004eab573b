import type { System } from './system.js';
import { eventually } from '../support/eventually.js';
import { expectAlive, withMatch } from './match.js';

const storedMoves = async (system: System) =>
  Number((await system.sql.query<{ count: string }>('SELECT count(*) FROM game_events')).rows[0]?.count);

test(
  'a game survives connections that are cut again and again',
  withMatch(async (match, system) => {
    match.playOn();
    for (const version of [6, 12, 18, 24, 30, 36]) {
      await eventually(
        `the opponent has version ${version}`,
        () => match.players[1].known.version >= version,
      );
      system.instances.forEach(({ proxy }) => proxy.cut());
      await match.converge();
    }
    await match.finish();
    await expectAlive(...system.instances);
  }),
);

test(
  'a command repeated after a lost acknowledgement makes no second move',
  withMatch(async (match, system) => {
    const proxies = system.instances.map(({ proxy }) => proxy);
    const [ann] = match.players;
    // Odd rounds begin with this player's letter.
    for (const round of [3, 5, 7]) {
      await match.playTo(round - 1);
      const before = await storedMoves(system);
      proxies.forEach((proxy) => (proxy.isMute = true));
      const answered = ann.acknowledged.length;
      ann.playUntil(round);
      await eventually('her move is committed', async () => (await storedMoves(system)) > before);
      expect(ann.acknowledged).toHaveLength(answered);
      proxies.forEach((proxy) => {
        proxy.isMute = false;
        proxy.cut();
      });
      await match.converge();
    }
    await match.finish();
    await expectAlive(...system.instances);
  }),
);

test(
  'commands that arrive three times at the same moment, at both instances, count once',
  withMatch(async (match, system) => {
    for (const player of match.players) system.instances.forEach(({ address }) => player.echoTo(address));
    await match.finish();
    await expectAlive(...system.instances);
  }),
);
