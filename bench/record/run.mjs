// Plays one scripted day against the built server and writes every response and socket frame to a file, with
// everything that differs from run to run replaced. Two builds that behave the same give the same file.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Recording } from './recording.mjs';
import { accountScenes } from './scenes/accounts.mjs';
import { connectionScenes } from './scenes/connections.mjs';
import { dailyScenes } from './scenes/daily.mjs';
import { gameScenes } from './scenes/games.mjs';
import { leaderboardScenes } from './scenes/leaderboards.mjs';
import { serviceScenes } from './scenes/service.mjs';
import { startSystem } from './system.mjs';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'recording.txt' },
    instances: { type: 'string', default: '1,2' },
    only: { type: 'string', default: '' },
    quiet: { type: 'string', default: '50' },
  },
});
const SCENES = [
  ...dailyScenes,
  ...leaderboardScenes,
  ...accountScenes,
  ...connectionScenes,
  ...gameScenes,
  ...serviceScenes,
];

/** The lines of all scenes with this number of instances. */
async function record(instances) {
  const system = await startSystem({ instances });
  try {
    const recording = new Recording(system, { quietMs: Number(values.quiet) });
    for (const [title, instant, steps] of SCENES) {
      if (title.includes(values.only))
        await recording.scene(`${title} (instances: ${instances})`, instant, steps);
    }
    return recording.lines;
  } finally {
    await system.stop();
  }
}

const lines = (await Promise.all(values.instances.split(',').map((count) => record(Number(count))))).flat();
writeFileSync(values.out, `${lines.join('\n').trim()}\n`);
console.log(`${lines.length} lines in ${values.out}`);
