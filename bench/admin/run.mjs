// The cost of the admin dashboard on a large database, over HTTP from the built program. See bench/README.md.
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { LIMITS } from '../../libs/contracts/dist/wire/index.js';
import { addDays } from '../../libs/rules/dist/index.js';
import { hashPassword } from '../../backend/dist/auth/passwords.js';
import * as sql from '../../backend/dist/admin/metrics.sql.js';
import { cpuSeconds } from '../live/processes.mjs';
import { startTessera } from '../live/services.mjs';
import { printPlan } from '../plans.mjs';
import { fill } from './fill.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    games: { type: 'string', default: '5000000' },
    days: { type: 'string', default: '480' },
    reads: { type: 'string', default: '20' },
    /** Prints the plan of each statement that counts today. */
    plans: { type: 'boolean', default: false },
  },
});
const ADMIN = { email: 'boss@bench.example', password: 'correct horse' };
/** Longer than the program caches its counts. */
const CACHE_EXPIRED_MS = 10_100;

const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))].toFixed(1);
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

process.env.ADMIN_EMAILS = ADMIN.email;
const { urls, databaseUrl, pids, stop } = await startTessera();
const client = new pg.Client({ connectionString: databaseUrl });
try {
  await client.connect();
  const [url] = urls;
  const size = { players: Number(options.players), games: Number(options.games), days: Number(options.days) };
  const filling = performance.now();
  await fill(client, size);
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} after filling`,
  );
  console.log(
    `${size.games} dailies of ${size.players} players in ${size.days} days, filled in ${seconds(filling)}`,
  );

  await client.query('UPDATE users SET "passwordHash" = $1, "mailboxProvenAt" = now() WHERE email = $2', [
    await hashPassword(ADMIN.password),
    ADMIN.email,
  ]);
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  /** CPU seconds of the program and its database. */
  const used = () => Object.values(pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const read = async () => {
    const [before, usedBefore] = [performance.now(), used()];
    const response = await fetch(`${url}/api/admin/dashboard-metrics`, { headers: { cookie } });
    const body = await response.json();
    if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(body)}`);
    const ms = performance.now() - before;
    return { ms, cpuMs: (used() - usedBefore) * 1000, metrics: body.metrics };
  };

  const counting = performance.now();
  const { metrics } = await read();
  while ((await read()).metrics.daysToCount > 0) await sleep(CACHE_EXPIRED_MS);
  console.log(`${metrics.daysToCount} days counted within ${seconds(counting)}\n`);

  const times = { counted: [], cached: [] };
  for (let i = 0; i < Number(options.reads); i++) {
    await sleep(CACHE_EXPIRED_MS);
    times.counted.push(await read());
    times.cached.push(await read());
  }
  console.log('| dashboard | p50 ms | p99 ms | CPU ms (p50) |\n| --- | --- | --- | --- |');
  for (const [name, all] of Object.entries(times)) {
    const sorted = (key) => all.map((look) => look[key]).sort((a, b) => a - b);
    const [ms, cpuMs] = [sorted('ms'), sorted('cpuMs')];
    console.log(`| ${name} | ${quantile(ms, 0.5)} | ${quantile(ms, 0.99)} | ${quantile(cpuMs, 0.5)} |`);
  }
  if (options.plans) await printPlans(client);
} finally {
  await client.end();
  await stop();
}

async function printPlans(client) {
  const today = new Date().toISOString().slice(0, 10);
  const values = {
    from: today,
    to: addDays(today, 1),
    joinsSince: LIMITS.COMMUNITY_SINCE,
    gap: LIMITS.SESSION_GAP_MINUTES,
  };
  for (const name of ['DAILIES_STARTED', 'DAILIES_COMPLETED', 'MULTIPLAYER_GAMES', 'COMMUNITY', 'ACTIVITY'])
    await printPlan(client, name, sql[name], values);
}
