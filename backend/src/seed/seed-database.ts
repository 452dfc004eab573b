import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { PlainDate } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { MetricsService } from '../admin/metrics.service.js';
import { APP_OPTIONS } from '../app.js';
import { AppModule } from '../app.module.js';
import { MIGRATIONS } from '../migrations.js';
import { Clock } from '../platform/clock/clock.js';
import { loadConfig } from '../platform/config/load-config.js';
import { migrate } from '../platform/database/migrate.js';
import { writeAccounts } from './accounts.js';
import { writeChallenges } from './challenges.js';
import { writeDailies, writePractice } from './dailies.js';
import { writeDuels } from './duels.js';
import { writeFeedback } from './feedback.js';
import { writeGroups } from './groups.js';
import { insertRows, datesUntil, sequencesOf, type Size, type World } from './world.js';
import { writeLiveGames } from './live-games.js';
import { claimDatabase, rejectForeignDatabase } from './ownership.js';
import { createPlayers, writePlayers } from './players.js';
import { SeededRandom } from './seeded-random.js';
import { writeServiceDays } from './service-days.js';
import { writeSharedReplays, writeSharedResults } from './shared-results.js';
import { writeSimpleDailies } from './simple-dailies.js';
import { writeStreaks } from './streaks.js';

export const FULL_SIZE: Size = { players: 200, days: 90 };

/**
 * Fills a database with content that depends only on the date, and ends when that date begins in UTC. Throws a
 * ConfigError without changing anything if the database has other content.
 */
export async function seedDatabase(url: string, today: PlainDate, size = FULL_SIZE): Promise<void> {
  await rejectForeignDatabase(url);
  await migrate(url, MIGRATIONS);
  await claimDatabase(url);
  await writeDrawingSeed(url);
  const now = Date.parse(today);
  const app = await startAt(url, now);
  try {
    await fill(app, { now, today, size });
  } finally {
    await app.close();
  }
}

/** Writes the seed from which the letters of all dates are drawn. */
async function writeDrawingSeed(url: string): Promise<void> {
  const database = await new DataSource({ type: 'postgres', url }).initialize();
  const seed = `\\x${new SeededRandom('letters').bytes(32).toString('hex')}`;
  await insertRows(database, 'daily_seed', [{ seed }]);
  await database.destroy();
}

/** Starts the application at a fixed time, without jobs and without settings from the environment. */
async function startAt(url: string, now: number): Promise<INestApplicationContext> {
  const config = loadConfig({ LOG_LEVEL: 'silent', DICTIONARY_URL: '', PUSH: '0' });
  const app = await NestFactory.create(AppModule.of({ ...config, role: 'web' }, url), APP_OPTIONS);
  app.get(Clock).now = () => now;
  return app.init();
}

async function fill(
  app: INestApplicationContext,
  { now, today, size }: Pick<World, 'now' | 'today'> & { size: Size },
): Promise<void> {
  const database = app.get(DataSource);
  const dates = datesUntil(today, size.days);
  const players = createPlayers(size.players, dates);
  const sequences = await sequencesOf(app, dates);
  const world: World = { app, database, now, today, dates, sequences, players };
  await writePlayers(world);
  await writeAccounts(world);
  const played = await writeDailies(world);
  await writeStreaks(world, played);
  await writeLiveGames(world);
  await writeDuels(world);
  await writeSimpleDailies(world);
  await writePractice(world);
  await writeGroups(world);
  await writeSharedResults(world, played);
  await writeSharedReplays(world);
  await writeChallenges(world);
  await writeFeedback(world);
  await writeServiceDays(world);
  // The dashboard shows counts of past days.
  await app.get(MetricsService).read();
  await database.query('ANALYZE');
}
