import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/constants';
import { aPlayer } from './support/app.js';
import { createTestDatabase } from './support/database.js';

const PROGRAM = path.join(__dirname, '../dist/main.js');

test("the program's logs, at their loudest, never hold a player's UUID or address", async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-logs-'));
  const program = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '1',
    },
  });
  let output = '';
  const listen = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    program.stdout.on('data', read);
    program.stderr.on('data', read);
  });
  const address = await listen;
  const player = aPlayer();
  const clientAddress = '203.0.113.77';
  const headers = {
    [PLAYER_HEADER]: player,
    'X-Forwarded-For': clientAddress,
    'Content-Type': 'application/json',
  };
  const paths = [
    `${pathOf(CALLS.playerStats.path)}?playerUUID=${player}`,
    pathOf(CALLS.getDaily.path, { gameId: player }),
    `/api/no/such/${player}`,
    `/${player}`,
  ];
  for (const url of paths) await fetch(address + url, { headers });
  await fetch(address + pathOf(CALLS.createDaily.path), {
    method: 'POST',
    headers,
    body: JSON.stringify({ playerUUID: player }),
  });
  // The database goes while the program runs: errors are logged too.
  await database.drop();
  await fetch(address + pathOf(CALLS.playerStats.path), { headers });

  const ended = new Promise((resolve) => program.on('exit', resolve));
  program.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true });
  expect(output).toContain('/api/player/stats');
  expect(output).toContain('[uuid]');
  expect(output.toLowerCase()).not.toContain(player);
  expect(output).not.toContain(clientAddress);
});
