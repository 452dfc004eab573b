// The built server with a clock and letters that are the same in every recording.
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { startInstance, startServices } from '../live/services.mjs';

const MAIN = path.join(import.meta.dirname, 'instance.mjs');
/** In the future, because the database compares the end of a session with its own clock. */
const LAUNCH = '2090-03-01';
const START = Date.parse('2090-03-12T12:00:00Z');
/** Letters are drawn up to some days after this date. */
const END = Date.parse('2090-03-25T12:00:00Z');

/** A date with other letters, from which a perfect grid can be made. */
export const PERFECT_DATE = '2090-03-20';

/** Starts one instance, or two that share Redis. `setTime` sets the clock of all of them. */
export async function startSystem({ instances, env: extra = {} }) {
  const services = await startServices({ withRedis: instances > 1 });
  const env = {
    ...services.env,
    LAUNCH_DATE: LAUNCH,
    DICTIONARY_URL: '',
    METRICS_PORT: '',
    SESSION_SECRET: 'the secret that all recordings share',
    ADMIN_EMAILS: '',
    ...extra,
  };
  const started = [];
  // Without the shutdown, which depends on periodic tasks.
  const stop = async () => {
    await Promise.all(started.splice(0).map((instance) => instance.stop('SIGKILL')));
    await services.stop();
  };
  const start = async (now = START) =>
    started.push(await startInstance({ ...env, RECORD_NOW: String(now) }, { main: MAIN, ipc: true }));
  const setTime = async (time) => {
    for (const { child } of started) {
      child.send(time);
      await once(child, 'message');
    }
  };
  try {
    // The first start draws the letters of all dates. They are changed while no server runs that may have read them.
    await start(END);
    await started.pop().stop('SIGKILL');
    await fixLetters(services.databaseUrl);
    for (let i = 0; i < instances; i++) await start();
    return { urls: started.map(({ url }) => url), setTime, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fixLetters(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const set = (letters) => [...letters].map((letter, i) => `letter${i + 1} = '${letter}'`).join(', ');
  await client.query(
    `UPDATE daily_challenge_sequences SET ${set('BRATLORE')}, "expectedScore" = 20, difficulty = 24`,
  );
  await client.query(`UPDATE daily_challenge_sequences SET ${set('CARDAREA')} WHERE date = $1`, [
    PERFECT_DATE,
  ]);
  await client.end();
}
