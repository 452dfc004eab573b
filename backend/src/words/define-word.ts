import { Injectable } from '@nestjs/common';
import type { Definition } from '@tessera/contracts';
import { definitionOf } from '@tessera/words/definitions';
import { Lexicon } from './lexicon.js';
import { ExternalDictionary } from './external-dictionary.js';

/** The meanings of a valid word, from the external dictionary if it has any, otherwise from our own. */
@Injectable()
export class DefineWord {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly externalDictionary: ExternalDictionary,
  ) {}

  async execute(word: string): Promise<Definition[] | null> {
    if (!this.lexicon.isWord(word)) return null;
    return (await this.externalDictionary.definitionOf(word)) ?? definitionOf(word);
  }
}
