import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { DefineWord } from './define-word.js';
import { Lexicon } from './lexicon.js';

interface WordBody {
  word: string;
}

@Controller()
export class WordsController {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly defineWord: DefineWord,
  ) {}

  @Endpoint(CALLS.validateWord)
  validate(@Body({ schema: CALLS.validateWord.body }) { word }: WordBody) {
    return { success: true, isValid: this.lexicon.isWord(word), word };
  }

  @Endpoint(CALLS.wordDefinition)
  async define(@Body({ schema: CALLS.wordDefinition.body }) { word }: WordBody) {
    return { success: true, definition: await this.defineWord.execute(word) };
  }
}
