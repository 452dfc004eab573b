import { Global, Module } from '@nestjs/common';
import { handles } from '../jobs/jobs.js';
import { removeExpired, Retention } from './retention.js';

@Global()
@Module({
  providers: [Retention, handles(removeExpired, Retention, (retention) => retention.sweep())],
  exports: [Retention],
})
export class RetentionModule {}
