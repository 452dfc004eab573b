import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ScheduleModule, SchedulerRegistry } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RedisConnections } from '../redis/redis-connections.js';
import { JobHandlers } from './job-handlers.js';
import { JobQueue } from './job-queue.js';
import { JobRecordEntity } from './job-record.entity.js';
import { JobRecordsStore } from './job-records.store.js';
import { type AnyJob, JOBS } from './job-token.js';
import { Jobs } from './jobs.js';
import { LocalJobQueue } from './local-job-queue.js';
import { RedisJobQueue } from './redis-job-queue.js';

@Global()
@Module({})
export class JobsModule {
  static of(jobs: readonly AnyJob[]): DynamicModule {
    return {
      module: JobsModule,
      imports: [ScheduleModule.forRoot(), TypeOrmModule.forFeature([JobRecordEntity])],
      providers: [
        { provide: JOBS, useValue: jobs },
        {
          provide: JobQueue,
          useFactory: (registry: SchedulerRegistry, connections: RedisConnections | undefined) =>
            connections ? new RedisJobQueue(connections) : new LocalJobQueue(registry),
          inject: [SchedulerRegistry, { token: RedisConnections, optional: true }],
        },
        ...[Jobs, JobHandlers, JobRecordsStore],
      ],
      exports: [Jobs],
    };
  }
}
