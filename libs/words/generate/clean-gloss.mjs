// From a gloss of WordNet to a short definition fit for a family's game.

const LONGEST = 90;
/** A first part as short as this says too little alone: the next one may run on. */
const TOO_SHORT = 30;
const LONGEST_WITH_A_SHORT_START = 150;

/** What a player of any age should not meet in a word game: such senses are left out. */
const UNFIT = new RegExp(
  [
    'ethnic slur|offensive (term|name)|obscen\\w*|disparag\\w*|slang terms? for|racis[tm]',
    'sexual\\w*|sexy|erotic\\w*|genital\\w*|penis|vagina\\w*|vulva|copulat\\w*|intercourse|seduc\\w*|orgasm\\w*',
    'prostitut\\w*|whores?|brothels?|ejaculat\\w*|testicles?|lovemaking|homosexual\\w*|lesbian|contracepti\\w*',
    'defecat\\w*|urination|urinate|urinating|eliminate urine|fe(ces|cal)|bowel movement|venereal|anus|buttocks',
    'cocaine|heroin|marijuana|cannabis|hashish|narcotic|illegal drugs|recreational drugs|take drugs|takes drugs',
    'LSD|hallucin\\w*|drug addict|inject\\w* drugs|suicide|nipples?|menstru\\w*|moral looseness|street names?|unpleasant woman|of French descent',
  ]
    .map((part) => `\\b(${part})\\b`)
    .join('|'),
  'i',
);

/** Splits at the semicolons that stand outside brackets and quotation marks. */
function parts(gloss) {
  const found = [''];
  let depth = 0;
  let quoted = false;
  for (const letter of gloss) {
    if (letter === '"') quoted = !quoted;
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ';' && depth <= 0 && !quoted) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim());
}

const tidy = (text) =>
  text
    .replace(/`/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/\(\s+/g, '(')
    .replace(/\s+([),])/g, '$1')
    .replace(/[\s:,;]+$/, '');

/**
 * The definition in a gloss, without its examples, of at most about 90 characters unless its first part is
 * longer; null when it is empty or unfit for a family's game.
 */
export function cleanGloss(gloss) {
  let definition = '';
  for (const part of parts(gloss)) {
    if (part.includes('"') || part === '') break;
    const longest = definition.length < TOO_SHORT ? LONGEST_WITH_A_SHORT_START : LONGEST;
    if (definition && definition.length + part.length > longest) break;
    definition = definition ? `${definition}; ${part}` : part;
  }
  const text = tidy(definition);
  return text === '' || UNFIT.test(text) ? null : text;
}
