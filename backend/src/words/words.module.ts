import { Module } from '@nestjs/common';
import { Dictionary } from './dictionary.js';
import { Lexicon } from './lexicon.js';
import { WordsController } from './words.controller.js';

@Module({
  controllers: [WordsController],
  providers: [Lexicon, Dictionary],
  exports: [Lexicon],
})
export class WordsModule {}
