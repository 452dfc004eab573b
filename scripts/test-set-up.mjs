// Sets up what tiers of tests need.
import { boundedRun } from './bounded-run.mjs';
import { ensureTestBrowser } from './browser.mjs';
import { staleProjects } from './build-state.mjs';
import { ensureImage } from './engine-image.mjs';
import { ensureKubernetesTools } from './kubernetes-tools.mjs';
import { ensurePromtool } from './promtool.mjs';
import { ensureProxies } from './proxies.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureSwift } from './swift.mjs';
import { root } from './workspace.mjs';

const BUILD_SECONDS = 600;
const FRONTEND = '@tessera/frontend';

/**
 * Sets up each need once, even if several tiers have it. Resolves to environment variables for them, or
 * rejects.
 */
export function setUps({ scratch, signal, say }) {
  const build = async (isNeeded) => {
    const stale = staleProjects().filter(isNeeded);
    if (stale.length === 0) return {};
    say(`building ${stale.join(', ')}`);
    const args = ['run', 'build', '--silent', '--', '-p', stale.join()];
    const { code } = await boundedRun('npm', args, { cwd: root, seconds: BUILD_SECONDS, scratch, signal });
    if (code !== 0) throw new Error('the build failed');
    return {};
  };
  const ways = {
    backend: () => build((name) => name !== FRONTEND),
    build: () => build(() => true),
    browser: async () => ({ CHROMIUM_PATH: await ensureTestBrowser(say) }),
    engine: () => ensureImage(say, { scratch, signal }),
    kubernetes: () => ensureKubernetesTools(say),
    promtool: async () => ensurePromtool(say),
    proxies: async () => ensureProxies(say),
    redis: async () => ({ REDIS_SERVER: await ensureRedis(say) }),
    swift: async () => ensureSwift(say, scratch),
  };
  const done = new Map();
  return (need) => {
    if (!done.has(need)) done.set(need, ways[need]());
    return done.get(need);
  };
}
