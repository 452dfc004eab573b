import unhomoglyph from 'unhomoglyph';

/** What a name must not share with another one's: it would be the same, or look the same. */
export interface NameKeys {
  /** Without regard to case. */
  fold: string;
  /** Without regard to lookalikes. */
  look: string;
}

const foldOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The skeleton of Unicode's security standard (UTS 39, section 4), by its table of confusables. */
const skeletonOf = (name: string): string => unhomoglyph(name.normalize('NFD')).normalize('NFD');

/**
 * Two names are lookalikes if their skeletons are the same in either case. The skeleton is taken twice,
 * since a letter may be confusable in one case only (M is not, m is with rn), and i joins l: the
 * table has I and 1 for l, and I is an i.
 */
export function nameKeys(name: string): NameKeys {
  const skeleton = foldOf(skeletonOf(name));
  return { fold: foldOf(name), look: foldOf(skeletonOf(skeleton)).replaceAll('i', 'l').replaceAll('0', 'o') };
}
