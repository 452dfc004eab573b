import { Global, Module } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RedisConnections } from '../redis/redis-connections.js';
import { JobHandlers } from './job-handlers.js';
import { JobMetrics } from './job-metrics.js';
import { JobQueue, LocalJobQueue } from './job-queue.js';
import { JobRecordEntity, JobRecordsRepository } from './job-records.repository.js';
import { Jobs } from './jobs.js';

/** Imported on demand, so that processes without Redis start faster. */
async function openQueue(
  registry: SchedulerRegistry,
  connections: RedisConnections | undefined,
): Promise<JobQueue> {
  if (!connections) return new LocalJobQueue(registry);
  const { RedisJobQueue } = await import('./redis-job-queue.js');
  return new RedisJobQueue(connections);
}

@Global()
@Module({
  imports: [ScheduleModule.forRoot(), TypeOrmModule.forFeature([JobRecordEntity])],
  providers: [
    {
      provide: JobQueue,
      useFactory: openQueue,
      inject: [SchedulerRegistry, { token: RedisConnections, optional: true }],
    },
    Jobs,
    JobHandlers,
    JobRecordsRepository,
    JobMetrics,
  ],
  exports: [Jobs],
})
export class JobsModule {}
