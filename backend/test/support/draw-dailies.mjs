// Draws the letters of all dates once for the whole run instead of once per spec file. jest loads this file
// without transforming it, hence the built program.
import { NestFactory } from '@nestjs/core';
import { APP_OPTIONS } from '../../dist/app.js';
import { AppModule } from '../../dist/app.module.js';
import { Clock } from '../../dist/platform/clock/clock.js';
import { loadConfig } from '../../dist/platform/config/load-config.js';
import { JobQueue } from '../../dist/platform/jobs/job-queue.js';

/** The time of the tests' clock. A spec with another date draws its missing letters itself. */
const NOW = Date.parse('2026-11-20T12:00:00Z');

export async function drawDailies(databaseUrl) {
  const config = loadConfig({ LOG_LEVEL: 'silent', SESSION_SECRET: 'x'.repeat(32) });
  const app = await NestFactory.create(AppModule.of(config, databaseUrl), APP_OPTIONS);
  app.get(Clock).now = () => NOW;
  // A job that happened to be due would leave a record in the database of every spec.
  const queue = app.get(JobQueue);
  const work = queue.work.bind(queue);
  queue.work = (_, run) => work([], run);
  await app.init();
  await app.close();
}
