// `npm run image` performs the steps of docker/Dockerfile from source in a temporary folder, and plays a
// daily on the result. `npm test` does the same with the existing build.
import { boundedRun } from './bounded-run.mjs';
import { build } from './build.mjs';
import { makeScratch, sweep } from './scratch.mjs';
import { binary, installPackages, requireNode, root } from './workspace.mjs';

const SECONDS = 20 * 60;

requireNode();
await installPackages({ withTools: true });
await build();
const scratch = makeScratch();
process.on('exit', () => sweep(scratch));
const { code } = await boundedRun(
  process.execPath,
  [binary('jest'), '--selectProjects=packaging', '--testPathPatterns=packaging/image'],
  {
    cwd: root,
    env: { IMAGE_FROM: 'source', TMPDIR: scratch },
    seconds: SECONDS,
    scratch,
  },
);
process.exit(code ?? 1);
