import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PATHS } from '@tessera/contracts/wire';
import { VERSION } from '../../src/platform/releases/version.js';
import { expectAlive, startMatch, type Match } from '../faults/match.js';
import { restart } from '../faults/restart.js';
import type { RetryingPlayer } from '../faults/retrying-player.js';
import { send, startSignedInDaily } from '../faults/signed-in-daily.js';
import { withSystem, type Instance, type System } from '../faults/system.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { startProgram } from '../support/program.js';
import { buildPrevious, hasPrevious, previous } from './previous-release.js';

const GAMES = 4;
/** Slow enough that moves are made while a process stops and the next one starts. */
const PACE_MS = 400;
/** The rounds that are played during each step; the last ones come after all steps. */
const ROUNDS_A_STEP = 3;
const SECRET = 'of this test alone, and long enough';

jest.setTimeout(300_000);

let folder: string;
let old: string;
let database: TestDatabase;

/** The programs of both releases are named by their files. */
const CURRENT = path.join(import.meta.dirname, '../../dist');

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-previous-'));
  if (hasPrevious) old = buildPrevious(folder);
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function migrateWith(release: string): Promise<void> {
  const program = startProgram(folder, { DATABASE_URL: database.url }, path.join(release, 'migrate.js'));
  expect([await program.ended, program.output()]).toEqual([0, expect.stringContaining('migrations')]);
}

const versionOf = async (instance: Instance): Promise<string | undefined> =>
  ((await (await send(instance, PATHS.site)).json()) as { version?: string }).version;

(hasPrevious ? test : xtest)(
  `games, dailies and sessions survive the upgrade from ${previous.version}, and going back`,
  async () => {
    await migrateWith(old);
    let release = old;
    const command = () => path.join(release, 'main.js');
    const env = { SESSION_SECRET: SECRET };
    await withSystem((system) => upgradeAndBack(system), { databaseUrl: database.url, env, command });

    async function upgradeAndBack(system: System): Promise<void> {
      const [first, second] = system.instances;
      const players: RetryingPlayer[] = [];
      try {
        const matches: Match[] = [];
        for (let i = 0; i < GAMES; i++) matches.push(await startMatch(system, players));
        const daily = await startSignedInDaily(first);
        for (const player of players) player.paceMs = PACE_MS;
        let round = 0;
        const duringMoves = async (step: Promise<void>) => {
          round += ROUNDS_A_STEP;
          await Promise.all([step, ...matches.map((match) => match.playTo(round))]);
        };

        await duringMoves(migrateWith(CURRENT));
        for (const target of [CURRENT, old]) {
          release = target;
          for (const instance of [first, second]) {
            await duringMoves(restart(instance));
            expect((await versionOf(instance)) === VERSION).toBe(target === CURRENT);
            for (const each of system.instances) await daily.expectUnchanged(each);
          }
        }

        for (const player of players) player.paceMs = 0;
        await Promise.all(matches.map((match) => match.finish()));
        await daily.complete(second);
        expect(players.map(({ cutOff }) => cutOff)).toEqual(players.map(() => 0));
        await expectAlive(first, second);
      } finally {
        players.forEach((player) => player.close());
      }
    }
  },
);
