import { Global, Module } from '@nestjs/common';
import { ServiceLog } from './service-log.js';
import { ServiceMinutesRepository } from './service-minutes.repository.js';

@Global()
@Module({
  providers: [ServiceLog, ServiceMinutesRepository],
  exports: [ServiceLog, ServiceMinutesRepository],
})
export class ServiceLogModule {}
