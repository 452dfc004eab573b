import { Module } from '@nestjs/common';
import { Names } from './names.js';

export type { NameKeys } from './name-keys.js';
export { Names, type JudgedName, type NameKind } from './names.js';

@Module({ providers: [Names], exports: [Names] })
export class NamesModule {}
