import unhomoglyph from 'unhomoglyph';

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
