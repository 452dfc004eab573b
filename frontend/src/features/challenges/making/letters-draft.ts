import { BAG, BLIND_LETTERS, isLetter, type Letter } from '@tessera/rules';

/** Letters while they are being chosen, up to eight. */
export interface LettersDraft {
  readonly letters: string;
  /** Which of them were drawn. The others were typed, and stay when letters are drawn again. */
  readonly drawn: readonly boolean[];
}

export const NO_LETTERS: LettersDraft = { letters: '', drawn: [] };

const ACCENTS = /\p{M}/gu;

/** The letters in a text: 'Zoë 2' has Z, O and E. */
export const lettersIn = (text: string): string =>
  [...text.normalize('NFD').replace(ACCENTS, '').toUpperCase()].filter(isLetter).join('');

/** How many characters two texts have in common at their start. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * The draft after an edit that left this text in the field, with the caret after `before`. Letters typed in front of
 * others replace them, because each letter has its place. Also returns where the caret is then.
 */
export function edited(
  draft: LettersDraft,
  before: string,
  after: string,
): { draft: LettersDraft; caret: number } {
  const start = lettersIn(before);
  const end = lettersIn(after);
  const added = Math.max(0, start.length + end.length - draft.letters.length);
  const letters = (start + end.slice(added)).slice(0, BLIND_LETTERS);
  const kept = commonStart(letters, draft.letters);
  const most = Math.min(letters.length, draft.letters.length) - kept;
  const keptAtEnd = Math.min(most, commonStart(reversed(letters), reversed(draft.letters)));
  const shift = draft.letters.length - letters.length;
  const drawn = Array.from(letters, (_, at) => {
    if (at < kept) return draft.drawn[at] ?? false;
    return at >= letters.length - keptAtEnd && (draft.drawn[at + shift] ?? false);
  });
  return { draft: { letters, drawn }, caret: Math.min(start.length, letters.length) };
}

/**
 * Draws the letters that weren't typed, or all if all were, from what the typed ones leave in the bag. `random` gives
 * numbers from 0 up to but not including 1.
 */
export function drawLetters({ letters, drawn }: LettersDraft, random: () => number): LettersDraft {
  const isTyped = (at: number) => at < letters.length && drawn[at] !== true;
  const places = Array.from({ length: BLIND_LETTERS }, (_, at) => at);
  const keepsTyped = !places.every(isTyped);
  const bag: Letter[] = [...BAG];
  const take = (at: number): Letter => bag.splice(at, 1)[0]!;
  for (const at of places) {
    const inBag = keepsTyped && isTyped(at) ? bag.indexOf(letters[at]!) : -1;
    if (inBag >= 0) take(inBag);
  }
  const next = places.map((at) =>
    keepsTyped && isTyped(at) ? letters[at]! : take(Math.floor(random() * bag.length)),
  );
  return { letters: next.join(''), drawn: places.map((at) => !(keepsTyped && isTyped(at))) };
}
