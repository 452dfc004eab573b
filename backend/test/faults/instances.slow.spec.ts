import { eventually } from '../support/eventually.js';
import { expectAlive, withMatch } from './match.js';

test(
  'two players on two instances play a whole game',
  withMatch(async (match, system) => {
    await match.finish();
    await expectAlive(...system.instances);
  }),
);

test(
  'when an instance is killed during a game, its player continues on the other',
  withMatch(async (match, system) => {
    const [first, second] = system.instances;
    match.playOn();
    await eventually('the game is under way', () => match.players[1].known.version > 12);
    first.program.kill();
    await first.program.ended;
    await match.converge();
    await match.finish();
    await expectAlive(second);
  }),
);

test(
  'when an instance is killed between commit and publication, the other one finds the move',
  withMatch(async (match, system) => {
    const [first, second] = system.instances;
    const [ann, bob] = match.players;
    await match.playTo(2);
    // From now on, nothing that the first instance publishes is delivered.
    first.redisProxy.target = undefined;
    first.redisProxy.cut();
    const before = ann.acknowledged.length;
    ann.playUntil(3);
    await eventually('her letter is acknowledged', () => ann.acknowledged.length > before);
    const { version } = ann.acknowledged.at(-1) ?? { version: 0 };
    first.program.kill();
    await first.program.ended;
    await match.converge();
    expect(bob.known.version).toBeGreaterThanOrEqual(version);
    await match.finish();
    await expectAlive(second);
  }),
);

test(
  'when an instance is stopped during a game, it shuts down cleanly and its player continues',
  withMatch(async (match, system) => {
    const [first, second] = system.instances;
    match.playOn();
    await eventually('the game is under way', () => match.players[1].known.version > 12);
    first.program.signal('SIGTERM');
    expect(await first.program.ended).toBe(0);
    await match.converge();
    await match.finish();
    await expectAlive(second);
  }),
);

test(
  'when an instance is frozen and wakes up, it catches up',
  withMatch(async (match, system) => {
    const [first, second] = system.instances;
    match.playOn();
    await eventually('the game is under way', () => match.players[1].known.version > 12);
    first.program.signal('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    first.program.signal('SIGCONT');
    await match.converge();
    await match.finish();
    await expectAlive(first, second);
  }),
);
