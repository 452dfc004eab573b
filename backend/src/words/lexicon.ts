import { Injectable } from '@nestjs/common';
import { createScorer, type Grid, type GridScore } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

/** The valid words and their scoring, built once for the whole process. */
@Injectable()
export class Lexicon {
  private readonly scorer = createScorer(VALID_WORDS);

  readonly scoreGrid = (grid: Grid): GridScore => this.scorer.scoreGrid(grid);

  isWord(text: string): boolean {
    return this.scorer.isWord(text);
  }
}
