// What each change of the lexicon added and removed, so that the former lists can be restored: a game keeps the list
// with which it began. Never change an entry; add one whenever the lexicon gets a new version.
import { LEXICON } from './lexicon.js';
import { VALID_WORDS } from './valid-words.js';

interface Change {
  /** The version that the change replaced. */
  readonly from: string;
  readonly added: string;
  readonly removed: string;
}

/** Newest first. */
const CHANGES: readonly Change[] = [
  {
    from: '2026.11',
    added: `
      ABBS AFRO AGAS AITS AKA AMIS AMUS ANUS APP ARGH AW AYS BAS BEIN BIEN BIO BONA BOOB BRO BROS CHAI
      CHAS CIGS COMM COX CRAP DEF DEYS DI DIFF DOJO DOO DOOS DORS EAUS EDHS EE EFS ERKS ESS EST ESTS FES
      FEUS FIDS FIL GIDS GIF GIFS GOAS GOE GON GONS HAJI HEH HELL HO HOES HON HORS HUNS IDE ING INGS IOS
      IWI JORS KABS KAS KEDS KEFS KIFS KNOB KOAS KOI KOIS KOPS LARS LIBS LIMY LURS LUV LUVS MANO MED MEDS
      MELS MIGS MIRS MOGS MON MUFF NAW NOB NOIR ODS OKES OLE OOP OOS OP ORS OSE OUDS OUS PERP PHOS PLU
      POOP POS POWS PUD PUDS PYES REC RECS REI RIAS ROM ROMS ROOS SALS SAN SCAT SHAG SHAN SKAS SLAG SMUT
      SPAS SRIS STAT TEL TILS TUIS TWA TYGS UDOS UFO UFOS UMM UNS VAPE VAVS VLOG WATS YAY YER YODS YUS ZAS
      ZOS`,
    removed: 'GIP GIPS OFAY SHAT SYPH',
  },
];

/** The version with whose words a game is scored that names this one: an unknown one stands for the current one. */
export const knownVersion = (version: string): string =>
  CHANGES.some(({ from }) => from === version) ? version : LEXICON.version;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/**
 * The valid words of a version of the lexicon, sorted. Without a version, or with an unknown one (of a newer
 * release), these are the current ones.
 */
export function validWordsOf(version: string = LEXICON.version): readonly string[] {
  const last = CHANGES.findIndex(({ from }) => from === version);
  let words = VALID_WORDS;
  for (const { added, removed } of CHANGES.slice(0, last + 1)) {
    const later = new Set(wordsIn(added));
    words = [...words.filter((word) => !later.has(word)), ...wordsIn(removed)];
  }
  return last < 0 ? words : words.toSorted();
}
