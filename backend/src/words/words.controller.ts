import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { Dictionary } from './dictionary.js';
import { Lexicon } from './lexicon.js';

type WordBody = BodyOf<typeof CALLS.validateWord>;

@Controller()
export class WordsController {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly dictionary: Dictionary,
  ) {}

  @Endpoint(CALLS.validateWord)
  validate(
    @Body({ schema: CALLS.validateWord.body }) { word }: WordBody,
  ): ResponseOf<typeof CALLS.validateWord> {
    return { success: true, isValid: this.lexicon.isWord(word), word };
  }

  @Endpoint(CALLS.wordDefinition)
  async define(
    @Body({ schema: CALLS.wordDefinition.body }) { word }: WordBody,
  ): Promise<ResponseOf<typeof CALLS.wordDefinition>> {
    return { success: true, definition: await this.dictionary.define(word) };
  }
}
