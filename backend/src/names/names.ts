import { Injectable } from '@nestjs/common';
import { cleanName, nameProblem, type NameProblem, type RefusalCode } from '@tessera/contracts/constants';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { Refusal } from '../platform/http/refusal.js';
import { nameKeys, type NameKeys } from './name-keys.js';

/** What a kind of name has to keep to. */
export interface NameKind {
  /** The field of the request that carries it. */
  field: string;
  mostCharacters: number;
  problems: Readonly<Record<NameProblem, string>>;
  notAllowed: string;
  /** How it is refused when somebody else has it. */
  taken: Extract<RefusalCode, 'NAME_TAKEN' | 'GROUP_NAME_TAKEN'>;
}

export interface JudgedName extends NameKeys {
  name: string;
}

/** As if nothing stood between the letters of a word but spaces. */
const withoutMarks = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} ]/gu, '');

/** Judges names that others will read: of players and of groups. */
@Injectable()
export class Names {
  private readonly obscene = new RegExpMatcher({
    ...englishDataset.build(),
    ...englishRecommendedTransformers,
  });

  /** The name as it is kept, with the keys by which it is unique. Refused with the sentence of its kind. */
  judge(typed: string, { field, mostCharacters, problems, notAllowed }: NameKind): JudgedName {
    const problem = nameProblem(typed, mostCharacters);
    if (problem) throw new Refusal('NAME_INVALID', { field, message: problems[problem] });
    const name = cleanName(typed);
    const keys = nameKeys(name);
    const isObscene = [name, keys.look, withoutMarks(name)].some((text) => this.obscene.hasMatch(text));
    if (isObscene) throw new Refusal('NAME_NOT_ALLOWED', { field, message: notAllowed });
    return { name, ...keys };
  }

  /** Whether a typed name can be had, and in a sentence why not. */
  async availability(
    typed: string,
    kind: NameKind,
    isTaken: (keys: NameKeys) => Promise<boolean>,
  ): Promise<{ available: boolean; reason: string | null }> {
    try {
      if (await isTaken(this.judge(typed, kind))) throw new Refusal(kind.taken);
      return { available: true, reason: null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { available: false, reason: error.message };
    }
  }
}
