// Words that the sources lack, and why they belong in the lexicon. Each was decided by a person. The sources
// given as reasons aren't available on npm, so the words are listed here.

const words = (text) => text.trim().split(/\s+/);

/** Valid words in addition to the sources, by reason. */
export const ADDED = {
  'everyday words that the Letterpress list censors or lacks': words(`
    PAWN LUST NUDE SEX SEXY BUTT BUM DAMN POO QUO SSH SUCK OK EW`),
  'a Letterpress word that players of word games expect': words('ZA'),
  'a Letterpress word in -SS, which is read as no plural here: several KOS, an Indian measure': words('KOSS'),
  'Letterpress words of two letters in SCOWL 2020.12.07 up to size 80': words(`
    AG AY BA DA EF FE FY IO KO KY NA NY OU OY PO UG UN UR YU ZO`),
  'Letterpress words in SCOWL 2020.12.07 up to size 70, most of them as variants': words(`
    ALIT CHID CIS FOCI FORA GEEZ HAH HOC JOKY KETO LEPT MEOU MOPY OLDE OLDY PEIN PINY PLED
    REIS SAWN SERA SHAT SMIT SOLI SOX TORA TOST YOCK`),
  'Letterpress words in the irregular forms of WordNet 3.0 (its files *.exc)': words(`
    DUI FUCI GYRI HILI LATU LITU NIDI OSAR OSSA RAMI UNCI`),
};

/** Core words in addition to SCOWL up to size 60, by reason. */
export const ADDED_TO_CORE = {
  'words that players of word games expect': words('AA QI ZA OK EW'),
  'words in SCOWL 2020.12.07 up to size 60': words('AERY CIS HOC KETO'),
};
