// `npm run check`: static checks and unit tests of the whole repository; Nx skips what hasn't changed since it passed.
// `npm run check -- affected`: only for files that differ from main, commits and uncommitted changes alike.
// `npm run check -- static`: all but the unit tests.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { binary, giveUp, run, root } from './workspace.mjs';

const STATIC = ['format', 'lint', 'boundaries', 'typecheck', 'unused', 'budget'];
const ALL = [...STATIC, 'unit'];

/** A change to one of these files affects every project. */
const SHARED =
  /^(package(-lock)?\.json|nx\.json|tsconfig\.base\.json|jest\.\w+\.js|eslint\.\w+\.js|\.oxlintrc\.json)$/;

const MODES = { all: () => check(ALL), static: () => check(STATIC), affected: checkAffected };

const [mode = 'all', ...rest] = process.argv.slice(2);
if (!(mode in MODES) || rest.length > 0) {
  giveUp('Usage: npm run check [-- affected | static]');
}
process.exitCode = (await MODES[mode]()) ? 0 : 1;

async function check(targets, ...args) {
  const { well } = await run(process.execPath, [binary('nx'), 'run-many', '-t', targets.join(), ...args]);
  return well;
}

async function checkAffected() {
  const files = changedFiles();
  if (files.length === 0) {
    console.log('No file differs from main.');
    return true;
  }
  if (files.some((file) => SHARED.test(file))) return check(ALL);
  const formatted = await isFormatted(files);
  const targets = ALL.filter((target) => target !== 'format');
  return (await check(targets, '-p', affectedProjects(files).join())) && formatted;
}

async function isFormatted(files) {
  const present = files.filter((file) => existsSync(path.join(root, file)));
  const args = ['--check', '--no-error-on-unmatched-pattern', ...present];
  const { well } = await run(process.execPath, [binary('oxfmt'), ...args]);
  return well;
}

/**
 * The projects that own these files, the projects that depend on them, and the root project with its own
 * checks.
 */
function affectedProjects(files) {
  const args = ['show', 'projects', '--affected', `--files=${files.join()}`, '--json'];
  return [...new Set([...JSON.parse(output(process.execPath, [binary('nx'), ...args])), 'tessera'])];
}

function changedFiles() {
  const main = ['main', 'origin/main'].find(
    (name) => spawnSync('git', ['rev-parse', '-q', '--verify', name], { cwd: root }).status === 0,
  );
  if (!main) giveUp('There is no branch `main` to compare with. Run `npm run check` instead.');
  const base = output('git', ['merge-base', 'HEAD', main]).trim();
  const changed = output('git', ['diff', '--name-only', '-z', base]);
  const untracked = output('git', ['ls-files', '--others', '--exclude-standard', '-z']);
  return `${changed}${untracked}`.split('\0').filter(Boolean);
}

function output(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) giveUp(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}
