import { Injectable } from '@nestjs/common';
import type { Definition } from '@tessera/contracts';
import { definitionOf } from '@tessera/words/definitions';
import { Lexicon } from './lexicon.js';
import { OutsideDictionary } from './outside-dictionary.js';

/** What a valid word means: by the outside dictionary where there is one, else by our own. */
@Injectable()
export class DefineWord {
  constructor(
    private readonly lexicon: Lexicon,
    private readonly outside: OutsideDictionary,
  ) {}

  async execute(word: string): Promise<Definition[] | null> {
    if (!this.lexicon.isWord(word)) return null;
    return (await this.outside.definitionOf(word)) ?? definitionOf(word);
  }
}
