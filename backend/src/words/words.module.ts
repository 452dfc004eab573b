import { Module } from '@nestjs/common';
import { DefineWord, ExternalDictionary } from './external-dictionary.js';
import { Lexicon } from './lexicon.js';
import { WordsController } from './words.controller.js';

@Module({
  controllers: [WordsController],
  providers: [Lexicon, ExternalDictionary, DefineWord],
  exports: [Lexicon],
})
export class WordsModule {}
