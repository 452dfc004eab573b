import { startMatch } from '../faults/match.js';
import type { RetryingPlayer } from '../faults/retrying-player.js';
import { startSignedInDaily } from '../faults/signed-in-daily.js';
import { composeOrchestrator } from './compose-orchestrator.js';
import { docker, FOREIGN, runIn } from './container.js';
import { withContainedSystem } from './system.js';

/** What Docker calls the processors that Node calls so. */
const ARCHITECTURE: Record<string, string> = { x64: 'amd64', arm64: 'arm64' };

(FOREIGN ? describe : xdescribe)('the image for another processor, emulated here', () => {
  const { image, processor } = FOREIGN || { image: '', processor: '' };

  test('is for that processor', async () => {
    const architecture = await docker('image', 'inspect', '--format={{.Architecture}}', image);
    expect(architecture.trim()).toBe(ARCHITECTURE[processor]);
    expect((await runIn(image, [], 'node', '-p', 'process.arch')).trim()).toBe(processor);
  });

  test('runs games, sessions and pictures, and stops in time', () =>
    withContainedSystem(
      composeOrchestrator,
      async (system) => {
        const players: RetryingPlayer[] = [];
        try {
          // Passwords are hashed, and pictures drawn, by programs for the processor.
          const daily = await startSignedInDaily(system.front);
          const picture = await fetch(`${system.front.address}/share/demo.png`);
          expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
          await (await startMatch(system, players)).finish();
          await daily.complete(system.front);
        } finally {
          players.forEach((player) => player.close());
        }
        await system.stop();
      },
      image,
    ));
});
