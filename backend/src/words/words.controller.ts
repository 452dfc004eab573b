import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Dictionary } from './dictionary.js';
import { Lexicon } from './lexicon.js';

@Controller()
export class WordsController {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly dictionary: Dictionary,
  ) {}

  @Endpoint(CALLS.validateWord)
  validate(@Input() { word }: InputOf<typeof CALLS.validateWord>) {
    return { isValid: this.lexicon.isWord(word), word };
  }

  @Endpoint(CALLS.wordDefinition)
  async define(@Input() { word }: InputOf<typeof CALLS.wordDefinition>) {
    return { definition: await this.dictionary.define(word) };
  }
}
