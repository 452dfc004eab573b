import { Module } from '@nestjs/common';
import { Names } from './names.js';

@Module({ providers: [Names], exports: [Names] })
export class NamesModule {}
