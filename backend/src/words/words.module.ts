import { Module } from '@nestjs/common';
import { DefineWord } from './define-word.js';
import { Lexicon } from './lexicon.js';
import { ExternalDictionary } from './external-dictionary.js';
import { WordsController } from './words.controller.js';

@Module({
  controllers: [WordsController],
  providers: [Lexicon, ExternalDictionary, DefineWord],
  exports: [Lexicon],
})
export class WordsModule {}
