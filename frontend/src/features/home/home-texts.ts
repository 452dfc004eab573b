import { TEXTS, pointsText, roundText } from '@tessera/contracts/constants';
import { ROUNDS, type Mosaic } from '@tessera/rules';

/** A perfect grid of eight different words. */
export const EXAMPLE: Mosaic = 'LACKIRONMEREBAKE';

/** Texts of the start page. */
export const HOME_TEXTS = {
  aim: ['Place 16 letters.', 'Make words across and down.'],
  example:
    'An example: sixteen letters make the words lack, iron, mere and bake across, and limb, area, cork and knee down.',
  perfect: 'Thirty-two is perfect',
  perfectDetail: 'Four rows and four columns, with a four-letter word in every one of them.',
  firstAnimal: "Five in a row, and you're a Hamster.",
  completed: `${TEXTS.todaysGame} Completed!`,
  nextLetters: 'Next letters in',
  yesterday: "Yesterday's best grid",
  points: 'points today',
  week: 'Your Last Seven Days',
  howItWorks: 'How It Works',
  rules: [
    "Every other round brings one of the day's eight letters, the same for everyone.",
    'In the rounds in between, you choose the letter yourself.',
    'A row or column scores as many points as its longest word has letters.',
  ],
  topFive: "Today's Top Five",
  topEmpty: 'Nobody on the leaderboards has played yet today. You could be the first.',
  topFailed: "Today's scores couldn't be loaded.",
} as const;

/** What follows the score: 'of 31 possible'. */
export const possibleText = (score: number, best: number): string =>
  score < best ? `of ${best} possible` : 'No better score was possible';

export const highScoreText = (score: number): string => `Today's high score: ${score}`;

/** 'Resume: Round 5 of 16' */
export const runningDuelText = (round: number): string => `Resume: ${roundText(round, ROUNDS)}`;

export const runningDuelsText = (count: number): string => `${count} games in progress`;

/** An opponent. One without a name is a friend. */
interface Opponent {
  readonly id: string | null;
  readonly name: string | null;
}

/** 'Your move: Ada and 5 others', for the opponents of all games that wait for the player. */
export function waitingTurnsText(opponents: readonly Opponent[]): string {
  const names = [...new Map(opponents.map(({ id, name }) => [id, name])).values()];
  const named = names.filter((name) => name !== null);
  const [first, second = 'a friend'] = named;
  const others = names.length - 1;
  const friends = others === 0 ? 'a friend' : `${names.length} friends`;
  const rest = ['', ` and ${second}`][others] ?? ` and ${others} others`;
  const where = opponents.length > names.length ? ` in ${opponents.length} games` : '';
  return `Your move: ${first === undefined ? friends : first + rest}${where}`;
}

/** 'Fri 20 Nov: 24 points' */
export const weekdayScoreText = (day: string, score: number | null): string =>
  `${day}: ${score === null ? 'not played' : pointsText(score)}`;
