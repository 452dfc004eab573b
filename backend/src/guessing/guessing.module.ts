import { Global, Module } from '@nestjs/common';
import { LookUpLimiter } from '../platform/http/endpoint.js';
import { GuessLimiter } from './guess-limiter.js';

/** Limits guessing the codes of games and groups. Global, because calls of many features look codes up. */
@Global()
@Module({
  providers: [GuessLimiter, { provide: LookUpLimiter, useExisting: GuessLimiter }],
  exports: [GuessLimiter, LookUpLimiter],
})
export class GuessingModule {}
