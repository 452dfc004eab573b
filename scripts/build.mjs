// Builds only what is stale, because a server may be running from these folders.
import { staleProjects } from './build-state.mjs';
import { withLock } from './lock.mjs';
import { binary, giveUp, run } from './workspace.mjs';

/** Brings the dist folders up to date, except for the given project's. */
export async function build({ except } = {}) {
  const stale = () => staleProjects().filter((name) => name !== except);
  if (stale().length === 0) return;
  const slow = setTimeout(() => console.log('Building…'), 2000);
  await withLock('workspace', async () => {
    if (stale().length > 0) await runBuild(stale());
  });
  clearTimeout(slow);
}

async function runBuild(projects) {
  const args = [binary('nx'), 'run-many', '-t', 'build', '-p', projects.join(',')];
  const ended = await run(process.execPath, args, { quiet: true });
  if (!ended.well) giveUp(`${ended.output}\nThe build failed; see above.`);
}
