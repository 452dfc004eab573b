import type { ShareForm } from '@tessera/contracts/results';

/** Labels for sharing a result and for the page of a shared result. */
export const RESULTS_LABELS = {
  /** What the game is, for visitors who have never seen it. */
  sharedLead:
    'Everyone gets the same eight blind letters each day, chooses eight more, and makes words across and down. A perfect grid scores 32.',
  showLetters: 'Show the letters',
  hideLetters: 'Hide the letters',
  /** The warning next to `showLetters`, for the visitor's own date. */
  lettersSpoil: "Seeing the letters spoils today's game.",
  lettersShown: 'The letters are shown.',
  lettersHidden: 'The letters are hidden.',
  lettersFailed: 'Failed to load the letters',
  /** Of the visitor's own grid beside the shared one. */
  you: 'You',
  lineByLine: 'Your grids, line by line',
  answer: 'Answer with Yours',
  /** The question that `SHARE_FORM_TEXTS` answers. */
  whatToShare: 'What to share',
} as const;

/** The warning next to `showLetters` if the visitor's date is another one. */
export const lettersSpoilText = (gameNumber: number): string =>
  `Seeing the letters spoils game #${gameNumber}, which isn't over yet.`;

/** The two ways to share a result as text. */
export const SHARE_FORM_TEXTS: Readonly<Record<ShareForm, string>> = {
  letters: 'Share results',
  squares: 'Share without letters',
};

/** How the visitor's result compares to the shared one; `lead` is the difference in points. */
export function comparedText(lead: number, name: string): string {
  if (lead === 0) return `You and ${name} are level`;
  const points = Math.abs(lead) === 1 ? '1 point' : `${Math.abs(lead)} points`;
  return lead > 0 ? `You beat ${name} by ${points}` : `${name} is ${points} ahead`;
}

/** The message for any status other than 429 when a result couldn't be shared. */
export const httpErrorText = (status: number): string => `HTTP error! status: ${status}`;

/** "Marigold's result" */
export const sharedResultName = (player: string): string => `${player}'s result`;
