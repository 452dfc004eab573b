import { PATHS } from '@tessera/contracts/wire';
import { eventually } from '../support/eventually.js';
import type { Instance } from './system.js';

/** Stops a server as an update does, and starts the next one in its place. */
export async function restart(instance: Instance): Promise<void> {
  const { program } = instance;
  const ready = (await program.address) + PATHS.healthReady;
  program.signal('SIGTERM');
  // Before it disconnects players, its probe tells the load balancer. Players can continue until then.
  await eventually('the readiness probe fails', async () => (await fetch(ready)).status === 503);
  expect(await program.ended).toBe(0);
  expect(program.output()).not.toMatch(/"level":"(error|fatal)"/);
  await instance.startAgain();
}
