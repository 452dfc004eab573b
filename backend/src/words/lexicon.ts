import { Injectable } from '@nestjs/common';
import { createScorer, type Scorer } from '@tessera/rules';
import { LEXICON, validWordsOf } from '@tessera/words';

/** The valid words and their scoring, built once for the whole process and each version. */
@Injectable()
export class Lexicon {
  /** New games begin with it. Each game is scored by the version with which it began. */
  readonly version: string = LEXICON.version;

  private readonly scorers = new Map<string, Scorer>();

  scorerOf(version: string): Scorer {
    const scorer = this.scorers.get(version) ?? createScorer(validWordsOf(version));
    this.scorers.set(version, scorer);
    return scorer;
  }

  /** Whether new games accept the word. */
  isWord(text: string): boolean {
    return this.scorerOf(this.version).isWord(text);
  }
}
