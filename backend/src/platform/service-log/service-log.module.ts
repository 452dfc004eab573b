import { Global, Module } from '@nestjs/common';
import { ServiceLog } from './service-log.js';
import { ServiceMinutesStore } from './service-minutes.store.js';

@Global()
@Module({ providers: [ServiceLog, ServiceMinutesStore], exports: [ServiceLog, ServiceMinutesStore] })
export class ServiceLogModule {}
