import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { aPlayer } from './app.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { startProgram, type Program } from './program.js';

const CLIENT_ADDRESS = '203.0.113.77';

/** Who sends the requests that are logged. */
export const player = aPlayer();
export const headers = {
  [PLAYER_HEADER]: player,
  'X-Forwarded-For': CLIENT_ADDRESS,
  'Content-Type': 'application/json',
};

/** The built program at the most verbose log level. */
export interface LoggedServer {
  program: Program;
  database: TestDatabase;
  dataDir: string;
  /** The complete output of the program after it has ended. */
  fullOutput(): Promise<string>;
  stop(): Promise<void>;
}

export async function startLoggedServer(): Promise<LoggedServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-logs-'));
  const env = { DATABASE_URL: database.url, LOG_LEVEL: 'trace', TRUST_PROXY: '1' };
  const program = startProgram(dataDir, env);
  return {
    program,
    database,
    dataDir,
    fullOutput: async () => {
      program.signal('SIGTERM');
      await program.ended;
      return program.output();
    },
    stop: async () => {
      program.kill();
      await program.ended;
      await database.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

export const expectNothingPersonal = (output: string) => {
  expect(output.toLowerCase()).not.toContain(player);
  expect(output).not.toContain(CLIENT_ADDRESS);
};
