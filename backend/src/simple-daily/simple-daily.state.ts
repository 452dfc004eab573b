import {
  gridFromText,
  isDailyComplete,
  replayDaily,
  ROUNDS,
  simpleRoundState,
  textFromGrid,
  type DailyState,
  type Scorer,
} from '@tessera/rules';
import type { SimpleDaily } from '@tessera/contracts/daily';
import { soloGameView } from '../solo-games/index.js';
import type { SimpleGameEntity } from './simple-daily.entity.js';

/** The state for the rules. */
export function simpleState({ gameId, blindLetters, moves, currentLetter }: SimpleGameEntity): DailyState {
  const replayed = replayDaily([...blindLetters], moves);
  if (!replayed) throw new Error(`The moves of ${gameId} don't form a daily`);
  return { ...replayed, letter: currentLetter };
}

/** The columns that follow from the state. The game is scored once, at its end. */
export function simpleColumns(state: DailyState, now: Date, scoreGrid: Scorer['scoreGrid']) {
  const isCompleted = isDailyComplete(state);
  const playerGrid = textFromGrid(state.grid);
  const { total, words } = isCompleted ? scoreGrid(gridFromText(playerGrid)) : { total: 0, words: [] };
  return {
    currentRound: Math.min(state.round, ROUNDS),
    roundState: simpleRoundState(state),
    currentLetter: state.letter,
    playerGrid,
    playerWords: words,
    playerScore: total,
    completedRounds: state.moves.length,
    moves: [...state.moves],
    status: isCompleted ? ('completed' as const) : ('active' as const),
    completedAt: isCompleted ? now : null,
    lastActivityAt: now,
  };
}

/** A simple daily as its own player sees it, without the letters of later rounds. */
export const simpleView = (game: SimpleGameEntity): SimpleDaily => ({
  ...soloGameView(game),
  roundState: game.roundState,
});
