// `npm run pictures` takes screenshots of every screen and state of the running app, in three sizes, light
// and dark, and stores them in the folder `pictures`. `npm run pictures -- --grep results` takes only some of
// them.
import { spawnSync } from 'node:child_process';
import { ensureTestBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await build();
const chromium = await ensureTestBrowser(console.log);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'playwright.pictures.config.ts', ...process.argv.slice(2)],
  { cwd: `${root}/frontend`, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exitCode = status ?? 1;
