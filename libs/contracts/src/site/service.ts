import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { PATHS } from '../wire/paths.js';

const connectivityTest = defineCall({
  method: 'HEAD',
  path: PATHS.connectivityTest,
  summary: 'Test the connection',
  status: 204,
  player: 'none',
});

/** A server that isn't healthy responds with an error. */
const health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

const healthLive = defineCall({
  method: 'GET',
  path: PATHS.healthLive,
  summary: 'Liveness check: the process is running',
  status: 200,
  player: 'none',
  response: health,
});

const healthReady = defineCall({
  method: 'GET',
  path: PATHS.healthReady,
  summary: 'Readiness check: the database and, if configured, Redis respond',
  status: 200,
  player: 'none',
  response: health,
});

export const serviceCalls = { connectivityTest, healthLive, healthReady };
