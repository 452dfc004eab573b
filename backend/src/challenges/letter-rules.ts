import { Inject, Injectable } from '@nestjs/common';
import { CHALLENGE_NAME_PROBLEMS } from '@tessera/contracts/challenges';
import { NAME_TEXTS } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, earliestToday, latestToday, type PlainDate } from '@tessera/rules';
import { Names, type ValidName, type SharedNameKind } from '../names/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { Sequences } from '../sequences/index.js';
import { patternOf, spells } from './spelled-letters.js';

const CHALLENGE_NAME: SharedNameKind = {
  field: 'name',
  mostCharacters: LIMITS.CHALLENGE_NAME_MAX_LENGTH,
  problems: CHALLENGE_NAME_PROBLEMS,
  notAllowed: NAME_TEXTS.notAllowed,
  reserves: true,
};

/** What letters and names challenges may have. */
@Injectable()
export class LetterRules {
  constructor(
    private readonly names: Names,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'launchDate'>,
  ) {}

  /** Throws if a new challenge can't have these letters or this name. Returns the name as it is stored. */
  async validate(letters: readonly string[], typed: string | undefined): Promise<ValidName | null> {
    if (this.names.areObscene(letters)) throw new AppError('LETTERS_NOT_ALLOWED', { field: 'letters' });
    const name = typed === undefined ? null : this.names.validate(typed, CHALLENGE_NAME);
    const patterns = await this.runningPatterns();
    if (patterns.has(patternOf(letters))) throw new AppError('LETTERS_OF_DAILY', { field: 'letters' });
    if (name && [...patterns].some((pattern) => spells(name.name, pattern)))
      throw new AppError('LETTERS_OF_DAILY', { field: 'name' });
    return name;
  }

  /**
   * Returns a function that recognizes the letters of dailies that somebody may still be playing. Those of
   * future dates aren't looked at, so that nothing reveals them.
   */
  async running(): Promise<(letters: readonly string[]) => boolean> {
    const patterns = await this.runningPatterns();
    return (letters) => patterns.has(patternOf(letters));
  }

  private async runningPatterns(): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const dates: PlainDate[] = [];
    for (let date = earliestToday(now); date <= latestToday(now); date = addDays(date, 1))
      if (date >= this.config.launchDate) dates.push(date);
    const sequences = await Promise.all(dates.map((date) => this.sequences.on(date)));
    return new Set(sequences.map(({ letters }) => patternOf(letters)));
  }
}
