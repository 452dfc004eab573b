// `npm run pictures`: a PNG of every screen and state, on three sizes of screen, light and dark, from the
// running app, into the folder `pictures`. `npm run pictures -- --grep results` draws some of them.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browser.mjs';
import { root } from './workspace.mjs';

const chromium = await ensureChromium(console.log);
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config', 'playwright.pictures.config.ts', ...process.argv.slice(2)],
  { cwd: `${root}/frontend`, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
process.exitCode = status ?? 1;
