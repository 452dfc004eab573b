import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { removeExpired, Retention } from './retention.js';

@Global()
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(removeExpired, () => this.retention.sweep());
  }
}
