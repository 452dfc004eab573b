// Turns a WordNet gloss into a short, family-friendly definition.

const LONGEST = 90;
/** A first part of at most this length says too little on its own, so a longer second part may follow. */
const TOO_SHORT = 30;
const LONGEST_WITH_A_SHORT_START = 150;

/** Senses that match this aren't suitable for players of all ages, and are left out. */
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

/** Splits at semicolons outside parentheses and quotation marks. */
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
 * The definition in a gloss, without its examples: at most about 90 characters unless its first part is
 * longer. Null if it is empty or not family-friendly.
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
