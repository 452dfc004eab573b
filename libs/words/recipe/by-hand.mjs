// Words that the sources lack, and why they belong in the lexicon. Each was decided by a person. The sources
// given as reasons aren't available on npm, so the words are listed here.

const words = (text) => text.trim().split(/\s+/);

/** Valid words in addition to the sources, by reason. */
export const ADDED = {
  'everyday words of two letters that Letterpress lacks': words('OK EW'),
  'everyday Letterpress words that subtitles capitalize, as interjections or abbreviations': words(`
    AFRO ARGH AW CHAI HEH NAW NOIR UFO UFOS UMM YAY`),
  'everyday words that are more recent or more informal than the sources': words(`
    DEF DIFF DOJO GIF GIFS KOI LUV LUVS SSH VAPE VLOG`),
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

/** Core words in addition to those that SCOWL or the subtitles know well, by reason. */
export const ADDED_TO_CORE = {
  'everyday words of two letters': words('OK EW'),
};
