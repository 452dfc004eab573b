import stopPostgres from './stop-postgres.mjs';
import { redis } from './test-server.mjs';

export default async function stopServers() {
  await redis.server?.kill();
  await stopPostgres();
}
