import { PATHS } from '@tessera/contracts/wire';
import { VERSION } from '../../src/platform/releases/version.js';
import { startMatch, type Match } from '../faults/match.js';
import type { RetryingPlayer } from '../faults/retrying-player.js';
import { send, startSignedInDaily } from '../faults/signed-in-daily.js';
import { contentsOf } from '../support/backups.js';
import { eventually } from '../support/eventually.js';
import type { Given, Orchestrator } from './container-config.js';
import { composeOrchestrator } from './compose-orchestrator.js';
import { hasEngine } from './container.js';
import { kubernetesOrchestrator } from './kubernetes-orchestrator.js';
import { withContainedSystem, type ContainedSystem } from './system.js';

const GAMES = 2;
/** Slow enough that moves are made while a container stops and the next one starts. */
const PACE_MS = 400;
/** The rounds that are played during each step; the last ones come after all steps. */
const ROUNDS_A_STEP = 5;

/** The rows of these tables are what a backup is about. */
const PLAYED = ['players', 'users', 'games', 'game_events', 'one_player_versus_three_games'];

const BACKUP = ['node', 'backend/dist/backup.js'];

/** Numbers, and times in names, differ from run to run. */
const comparable = (text: string): string[] =>
  text
    .replaceAll(/\d+/g, '0')
    .trim()
    .split('\n')
    .map((line) => line.trim());

/** The page shows what its commands print. */
const expectOnPage = ({ page }: Orchestrator, output: string): void =>
  expect(comparable(page)).toEqual(expect.arrayContaining(comparable(output)));

const ORCHESTRATORS: [string, (given: Given) => Orchestrator][] = [
  ['the services of compose', composeOrchestrator],
  ['the pods of Kubernetes', kubernetesOrchestrator],
];

(hasEngine ? describe : xdescribe).each(ORCHESTRATORS)('%s', (_, orchestratorOf) => {
  const withSystem = (use: (system: ContainedSystem) => Promise<void>) =>
    withContainedSystem(orchestratorOf, use);

  test('run with their restrictions, and become healthy', () =>
    withSystem(async ({ web: [{ container, address }], worker, front }) => {
      for (const each of [container, worker]) {
        const status = await each.exec('cat', '/proc/1/status');
        expect(status).toMatch(/^Uid:\s+1000\s+1000\s+1000\s+1000$/m);
        expect(status).toMatch(/^CapEff:\s+0+$/m);
        expect(status).toMatch(/^CapBnd:\s+0+$/m);
        expect(status).toMatch(/^NoNewPrivs:\s+1$/m);
        await expect(each.exec('touch', '/app/file')).rejects.toThrow('Read-only file system');
        await each.exec('touch', '/tmp/file');
        await eventually('it is healthy', () => each.isHealthy());
      }
      for (const where of [address, front.address]) {
        const page = await fetch(where);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
        expect(await (await fetch(where + PATHS.site)).json()).toMatchObject({ version: VERSION });
      }
      const picture = await fetch(`${front.address}/share/demo.png`);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    }));

  test('lose no move and no session while their containers are replaced', () =>
    withSystem(async (system) => {
      const players: RetryingPlayer[] = [];
      try {
        const matches: Match[] = [];
        for (let i = 0; i < GAMES; i++) matches.push(await startMatch(system, players));
        const daily = await startSignedInDaily(system.front);
        for (const player of players) player.paceMs = PACE_MS;
        let round = 0;
        for (const index of [0, 1] as const) {
          round += ROUNDS_A_STEP;
          await Promise.all([system.replace(index), ...matches.map((match) => match.playTo(round))]);
          for (const web of system.web) await daily.expectUnchanged(web);
        }
        // Every player was asked to reconnect instead of being cut off.
        expect(players.every(({ farewells }) => farewells > 0)).toBe(true);
        for (const player of players) player.paceMs = 0;
        await Promise.all(matches.map((match) => match.finish()));
        await daily.complete(system.front);
      } finally {
        players.forEach((player) => player.close());
      }
      await system.stop();
    }));

  test('can migrate again, and restore a backup from a new volume', () =>
    withSystem(async (system) => {
      const { orchestrator } = system;
      const players: RetryingPlayer[] = [];
      const daily = await startSignedInDaily(system.front);
      try {
        await (await startMatch(system, players)).playTo(3);
      } finally {
        players.forEach((player) => player.close());
      }
      const url = system.databaseUrl;
      const rows = async () => {
        const contents = await contentsOf(url);
        return PLAYED.map((table) => [table, contents[table]]);
      };
      const before = await rows();
      const made = await system.worker.exec(...BACKUP);
      expectOnPage(orchestrator, made);
      const [, file = ''] = /Created (\S+)/.exec(made) ?? [];
      await daily.complete(system.front);
      await system.stop();
      expect(await rows()).not.toEqual(before);

      expectOnPage(orchestrator, await system.runToEnd('migrate', orchestrator.service('migrate')));
      expectOnPage(orchestrator, await system.runToEnd('restore', orchestrator.restore(file)));
      expect(await rows()).toEqual(before);
      await system.start();
      for (const web of system.web) await daily.expectUnchanged(web);
      await send(system.front, PATHS.healthReady);
    }));
});
