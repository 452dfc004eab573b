import unhomoglyph from 'unhomoglyph';

/** Characters that stand for letters. i and l are one letter, because 1, ! and | stand for either. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '!': 'l',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** ASCII is left alone: by Unicode's table, m looks like rn, so that every Pom would be obscene. */
const asciiOf = (char: string): string => (char <= '\u007f' ? char : unhomoglyph(char));

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** A text as people read it: in lower case, without accents, and with Latin letters for lookalikes. */
export function readingOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKC').toLowerCase());
  return withoutAccents([...plain].map(asciiOf).join('')).toLowerCase();
}

/** The same in capitals, which resemble letters of other alphabets than small ones do. */
export function capitalReadingOf(text: string): string {
  const plain = withoutAccents(text.normalize('NFKC').toUpperCase());
  return withoutAccents([...plain].map(asciiOf).join('')).toUpperCase();
}

/** The letters of a reading. Digits and signs that stand for letters count as these. */
export const lettersOf = (reading: string): string =>
  [...reading]
    .map((char) => LEET[char] ?? char)
    .join('')
    .replace(/[^\p{L}]/gu, '');

/** The words of a reading. Signs that may stand for letters are part of them. */
export const wordsOf = (reading: string): string[] =>
  reading.split(/[^\p{L}\p{N}@$!|]+/u).filter((word) => word !== '');

/** The keys of a name. Two names that share one are the same, or look the same. */
export interface NameKeys {
  /** Ignores case. */
  fold: string;
  /** Ignores lookalikes. */
  look: string;
}

/** Joiners change the shapes of letters, but not which letters they are. */
const JOINERS = /[\u200c\u200d]/g;

const foldOf = (name: string): string => name.normalize('NFKC').replace(JOINERS, '').toLowerCase();

/**
 * The skeleton defined by Unicode's security standard (UTS 39, section 4), using its table of confusables.
 */
const skeletonOf = (name: string): string => unhomoglyph(name.normalize('NFD')).normalize('NFD');

/**
 * Two names are lookalikes if their skeletons are the same in either case. The skeleton is applied twice,
 * since a letter may be confusable in one case only (m is confusable with rn, M isn't), and i is mapped to l,
 * because the table maps I and 1 to l.
 */
export function nameKeys(name: string): NameKeys {
  const skeleton = foldOf(skeletonOf(name));
  return { fold: foldOf(name), look: foldOf(skeletonOf(skeleton)).replaceAll('i', 'l').replaceAll('0', 'o') };
}
