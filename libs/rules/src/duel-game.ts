import {
  applyLive,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  NEW_LIVE_GAME,
  otherSeat,
  type LiveGame,
  type LiveRejection,
  type Seat,
} from './live-game.js';
import type { Grid, Letter } from './grid.js';
import { blindLetterOf, chooserOf, isOddRound } from './rounds.js';

/** The seats of a duel. */
export const PLAYER_SEAT = 1 satisfies Seat;
export const BOT_SEAT = 2 satisfies Seat;

/**
 * A daily against the bot, in the form of a live game. Odd rounds start with the day's blind letter; in even
 * rounds the player chooses. The version counts the player's accepted commands.
 */
export type DuelGame = LiveGame;

/** `round` distinguishes a late repeat from a new command. If it is missing, the current round is assumed. */
export type DuelCommand =
  | { kind: 'letter'; letter: Letter; round?: number | undefined }
  | { kind: 'place'; cellIndex: number; round?: number | undefined };

export type DuelOutcome =
  /** After a placement, the round waits for the bot's cell unless the game is completed. */
  | { kind: 'accepted'; duel: DuelGame }
  | { kind: 'repeated'; round: number }
  | { kind: 'rejected'; rejection: LiveRejection };

/** Round 1, with its letter. `blindLetters` are the date's eight letters, in the order of their rounds. */
export const newDuel = (blindLetters: readonly Letter[]): DuelGame =>
  withBlindLetter({ ...NEW_LIVE_GAME, isJoined: true }, blindLetters);

/** The seat whose turn it is: the bot's in odd rounds (1-16). */
export const duelTurn = (round: number): Seat => otherSeat(chooserOf(round));

/**
 * What the bot needs to place its letter, and all that it may see: its own grid and the letter. Null if it
 * isn't the bot's turn.
 */
export function botIsDue(duel: DuelGame): { round: number; grid: Grid; letter: Letter } | null {
  const [round, letter] = [liveRound(duel), liveLetter(duel)];
  const isDue = duel.cells[PLAYER_SEAT].length > duel.cells[BOT_SEAT].length;
  return isDue && letter !== null ? { round, grid: liveGrid(duel, BOT_SEAT), letter } : null;
}

/** Applies one of the player's commands. Pure, and also works on a masked duel. */
export function applyDuel(duel: DuelGame, command: DuelCommand): DuelOutcome {
  const outcome = command.kind === 'letter' ? chooseLetter(duel, command) : placeLetter(duel, command);
  return outcome.kind === 'accepted' ? { kind: 'accepted', duel: outcome.game } : outcome;
}

/**
 * Applies the bot's placement in cell 0-15 and starts the next round, with its blind letter if it is odd.
 * Throws an Error if it isn't the bot's turn or the rules reject the cell.
 */
export function answerDuel(duel: DuelGame, botCell: number, blindLetters: readonly Letter[]): DuelGame {
  if (!botIsDue(duel)) throw new Error("It isn't the bot's turn");
  const outcome = applyLive(duel, { kind: 'place', seat: BOT_SEAT, cellIndex: botCell });
  if (outcome.kind !== 'accepted') throw new Error(`The bot can't place a letter in cell ${botCell}`);
  return withBlindLetter({ ...outcome.game, version: duel.version }, blindLetters);
}

/** In a live game, seat 2 chooses the letters of even rounds. In a duel, the player chooses them instead. */
function chooseLetter(duel: DuelGame, { letter, round = liveRound(duel) }: DuelCommand & { kind: 'letter' }) {
  return isOddRound(round) && liveStatus(duel) !== 'completed'
    ? ({ kind: 'rejected', rejection: 'NOT_YOUR_TURN' } as const)
    : applyLive(duel, { kind: 'letter', seat: chooserOf(round), letter, round });
}

function placeLetter(duel: DuelGame, { cellIndex, round }: DuelCommand & { kind: 'place' }) {
  const last = duel.cells[PLAYER_SEAT].length;
  // The cell of the player's last placement is occupied, so naming it again can only be a repeat.
  const isRepeat = last > 0 && duel.cells[PLAYER_SEAT][last - 1] === cellIndex;
  return applyLive(duel, {
    kind: 'place',
    seat: PLAYER_SEAT,
    cellIndex,
    round: round ?? (isRepeat ? last : undefined),
  });
}

function withBlindLetter(duel: DuelGame, blindLetters: readonly Letter[]): DuelGame {
  const blind = liveLetter(duel) === null ? blindLetterOf(liveRound(duel), blindLetters) : null;
  return blind === null ? duel : { ...duel, letters: [...duel.letters, blind] };
}
