import {
  BLIND_LETTERS,
  ROUNDS,
  applyDaily,
  fromSlashed,
  isDailyComplete,
  isLetter,
  replayDaily,
  roundStateOf,
  rowsFromGrid,
  toSlashed,
  type DailyMove,
  type DailyState,
  type PlainDate,
  type PlayedRound,
} from '@tessera/rules';
import { currentIdentity } from '../identity/identity';
import { KEYS } from '../storage/keys';
import { localStore, useStored } from '../storage/storage';

/** Everything that identifies a daily. The rest is its `DailyState`. */
interface DailyFacts {
  gameId: string;
  gameNumber: number;
  date: PlainDate;
  /** ISO instant. */
  startedAt: string;
}

export interface SavedDaily {
  facts: DailyFacts;
  state: DailyState;
}

/** The key prefix of dailies that count, or of practice games. */
type KeyPrefix = typeof KEYS.dailyGame | typeof KEYS.practiceGame;

const keyOf = (date: PlainDate, prefix: KeyPrefix = KEYS.dailyGame): string => prefix + date;

/**
 * Saves a running daily in this browser under its date. `history` has its submitted rounds, with the words
 * they formed if those are already known.
 */
export function saveDaily(
  { facts, state }: SavedDaily,
  history: readonly PlayedRound[],
  prefix?: KeyPrefix,
): void {
  const { date, ...names } = facts;
  localStore.writeJson(keyOf(date, prefix), {
    ...names,
    playerUUID: currentIdentity().playerUUID,
    dailyChallengeDate: toSlashed(date),
    ...storedState(state, history),
  });
}

/** A game as it is stored, for `restoredState`. */
export const storedState = (state: DailyState, history: readonly PlayedRound[]) => ({
  currentRound: state.round,
  currentLetter: state.letter,
  currentRoundState: roundStateOf(state),
  temporaryCell: state.stagedCell,
  playerGrid: rowsFromGrid(state.grid),
  roundHistory: history,
  totalScore: history.reduce((sum, { roundScore }) => sum + roundScore, 0),
  letterSequence: [...state.blindLetters, ...new Array<string>(ROUNDS - BLIND_LETTERS).fill('')],
  isCompleted: isDailyComplete(state),
});

export const removeDaily = (date: PlainDate, prefix?: KeyPrefix): void =>
  localStore.remove(keyOf(date, prefix));

/** Rounds whose words aren't known yet. */
export const withoutWords = (moves: readonly DailyMove[]): PlayedRound[] =>
  moves.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 }));

export const savePractice = (game: SavedDaily): void =>
  saveDaily(game, withoutWords(game.state.moves), KEYS.practiceGame);

/** Saves a daily that no longer counts as practice, unless that date's practice game is further along. */
export function moveToPractice({ facts, state }: SavedDaily): void {
  const practiced = savedDaily(facts.date, KEYS.practiceGame)?.state.moves.length ?? -1;
  if (practiced < state.moves.length) savePractice({ facts, state });
  removeDaily(facts.date);
}

/** The saved game of a date, with its moves replayed. Null if there is none or it isn't valid. */
export function savedDaily(date: PlainDate, prefix?: KeyPrefix): SavedDaily | null {
  return readSaved(localStore.readJson(keyOf(date, prefix)), date);
}

/** What is saved of the same game, maybe by another tab. */
export function savedVersion({ facts }: SavedDaily, prefix?: KeyPrefix): SavedDaily | null {
  const saved = savedDaily(facts.date, prefix);
  return saved?.facts.gameId === facts.gameId ? saved : null;
}

/** `savedDaily` as a hook. Updates when another tab changes the game. */
export function useSavedDaily(date: PlainDate): SavedDaily | null {
  useStored(keyOf(date));
  return savedDaily(date);
}

/** All valid saved games, newest first. */
export const savedDailies = (): SavedDaily[] =>
  localStore
    .keysFrom(KEYS.dailyGame)
    .flatMap((key) => savedDaily(key.slice(KEYS.dailyGame.length) as PlainDate) ?? [])
    .sort((a, b) => (a.facts.date < b.facts.date ? 1 : -1));

/** The newest started game from before a date that isn't finished yet. */
export const unfinishedBefore = (date: PlainDate): SavedDaily | undefined =>
  savedDailies().find(
    ({ facts, state }) => facts.date < date && state.moves.length > 0 && !isDailyComplete(state),
  );

function readSaved(stored: unknown, date: PlainDate): SavedDaily | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { gameId, gameNumber, playerUUID, dailyChallengeDate, startedAt } = stored as Record<string, unknown>;
  // Ignores games of a player that this browser has given up.
  if (playerUUID !== currentIdentity().playerUUID) return null;
  if (typeof gameId !== 'string' || gameId === '') return null;
  if (!Number.isInteger(gameNumber)) return null;
  if (typeof dailyChallengeDate !== 'string' || fromSlashed(dailyChallengeDate) !== date) return null;
  const state = restoredState(stored as Record<string, unknown>);
  if (!state) return null;
  const facts = {
    gameId,
    gameNumber: gameNumber as number,
    date,
    startedAt: typeof startedAt === 'string' ? startedAt : '',
  };
  return { facts, state };
}

/** A stored game with its moves replayed. Null if they aren't valid. */
export function restoredState(stored: Record<string, unknown>): DailyState | null {
  const { letterSequence, roundHistory } = stored;
  const blind = Array.isArray(letterSequence) ? letterSequence.slice(0, BLIND_LETTERS) : [];
  if (blind.length !== BLIND_LETTERS || !blind.every(isLetter)) return null;
  const played = replayDaily(blind, movesOf(roundHistory));
  return played && withStagedLetter(played, stored);
}

/** The moves in a stored history. Anything else becomes a move that no replay accepts. */
const movesOf = (history: unknown): DailyMove[] =>
  (Array.isArray(history) ? history : []).map((entry: unknown) => {
    const { round, letter, cellIndex } = (entry ?? {}) as Partial<DailyMove>;
    return { round: Number(round), letter: String(letter), cellIndex: Number(cellIndex ?? -1) };
  });

/** Restores the letter that was chosen or placed but not submitted. Ignores it if that isn't legal. */
function withStagedLetter(
  state: DailyState,
  { currentLetter, temporaryCell: stagedCell }: Record<string, unknown>,
): DailyState {
  const chosen =
    state.letter === null && isLetter(currentLetter)
      ? (applyDaily(state, { kind: 'choose', letter: currentLetter }).state ?? state)
      : state;
  if (typeof stagedCell !== 'number') return chosen;
  return applyDaily(chosen, { kind: 'stage', cellIndex: stagedCell }).state ?? chosen;
}
