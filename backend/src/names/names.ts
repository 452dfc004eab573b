import { Injectable } from '@nestjs/common';
import { cleanName, nameProblem, type NameProblem, type ErrorCode } from '@tessera/contracts/constants';
import { AppError } from '../platform/http/app-error.js';
import { nameKeys, type NameKeys } from './name-keys.js';
import { isObscene } from './obscenity.js';
import { isReserved } from './reserved-names.js';

/** What a kind of name has to keep to. */
export interface NameKind {
  /** The field of the request that carries it. */
  field: string;
  mostCharacters: number;
  problems: Readonly<Record<NameProblem, string>>;
  notAllowed: string;
  /** Are names that seem to speak for the game reserved? */
  reserves: boolean;
  /** How it is rejected when somebody else has it. */
  taken: Extract<ErrorCode, 'NAME_TAKEN' | 'GROUP_NAME_TAKEN'>;
  /** The message for a name that only looks like someone else's. */
  alike: string;
}

export interface JudgedName extends NameKeys {
  name: string;
}

/** How close another name is. */
export type Likeness = 'same' | 'alike';

/** Compares the `fold` of a name with those that share a key with it. */
export function likenessOf({ fold }: NameKeys, folds: readonly (string | null)[]): Likeness | null {
  if (folds.length === 0) return null;
  return folds.includes(fold) ? 'same' : 'alike';
}

export const takenName = ({ taken, field, alike }: NameKind, likeness: Likeness | null): AppError =>
  new AppError(taken, { field, ...(likeness === 'alike' ? { message: alike } : {}) });

/** Judges names that others will read: of players and of groups. */
@Injectable()
export class Names {
  /** The name as it is kept, with the keys by which it is unique. Rejected with the sentence of its kind. */
  judge(typed: string, { field, mostCharacters, problems, notAllowed, reserves }: NameKind): JudgedName {
    const problem = nameProblem(typed, mostCharacters);
    if (problem) throw new AppError('NAME_INVALID', { field, message: problems[problem] });
    const name = cleanName(typed);
    const keys = nameKeys(name);
    if (isObscene(name) || isObscene(keys.look) || (reserves && isReserved(name))) {
      throw new AppError('NAME_NOT_ALLOWED', { field, message: notAllowed });
    }
    return { name, ...keys };
  }

  /** Whether a typed name can be had, and in a sentence why not. */
  async availability(
    typed: string,
    kind: NameKind,
    likeness: (keys: NameKeys) => Promise<Likeness | null>,
  ): Promise<{ available: boolean; reason: string | null }> {
    try {
      const found = await likeness(this.judge(typed, kind));
      if (found) throw takenName(kind, found);
      return { available: true, reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { available: false, reason: error.message };
    }
  }
}
