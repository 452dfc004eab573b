import { Global, Module } from '@nestjs/common';
import { Instances } from './instances.js';

@Global()
@Module({ providers: [Instances], exports: [Instances] })
export class InstancesModule {}
