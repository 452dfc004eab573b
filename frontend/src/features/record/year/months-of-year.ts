import { monthOf, type Month, type PlainDate } from '@tessera/rules';

const MONTHS = 12;

/** The months of a year from the player's first one to the current one. */
export const monthsOfYear = (year: number, first: Month | undefined, today: PlainDate): Month[] =>
  Array.from({ length: MONTHS }, (_, i): Month => `${year}-${String(i + 1).padStart(2, '0')}`).filter(
    (month) => month >= (first ?? month) && month <= monthOf(today),
  );
