import fc from 'fast-check';
import { cellOrders, letters } from '../test/arbitraries.js';
import { replayFrames, type PlayedGame, type ReplaySide } from './game-replay.js';
import { EMPTY_GRID } from './grid.js';
import { NEW_LIVE_GAME, applyLive, liveGrid, type LiveCommand, type LiveGame } from './live-game.js';
import { ROUNDS, chooserOf } from './rounds.js';
import { createScorer } from './scoring.js';

const scorer = createScorer(['BRAT', 'RAT', 'AT', 'BAT', 'TA']);

const CHOSEN_BY = Array.from({ length: ROUNDS }, (_, index) => (chooserOf(index + 1) - 1) as ReplaySide);

const games: fc.Arbitrary<PlayedGame> = fc.record({
  letters: fc.array(letters, { minLength: ROUNDS, maxLength: ROUNDS }),
  chosenBy: fc.constant(CHOSEN_BY),
  cells: fc.tuple(cellOrders, cellOrders),
});

/** The states of the same game under the rules of live games: at the start and after each round. */
function statesOf({ letters: chosen, cells }: PlayedGame): LiveGame[] {
  const states: LiveGame[] = [{ ...NEW_LIVE_GAME, isJoined: true }];
  const apply = (game: LiveGame, command: LiveCommand) => {
    const outcome = applyLive(game, command);
    if (outcome.kind !== 'accepted') throw new Error(`${command.kind} was not accepted`);
    return outcome.game;
  };
  for (const [index, letter] of chosen.entries()) {
    const round = index + 1;
    let game = apply(states.at(-1)!, { kind: 'letter', seat: chooserOf(round), letter });
    if (round < ROUNDS) {
      game = apply(game, { kind: 'place', seat: 1, cellIndex: cells[0][index]! });
      game = apply(game, { kind: 'place', seat: 2, cellIndex: cells[1][index]! });
    }
    states.push(game);
  }
  return states;
}

describe('the replay of a game', () => {
  it('shows the grids that the players had after each round', () => {
    fc.assert(
      fc.property(games, (game) => {
        const frames = replayFrames(game, scorer.scoreGrid);
        expect(frames).toHaveLength(ROUNDS + 1);
        for (const [round, state] of statesOf(game).entries()) {
          expect(frames[round]!.grids).toEqual([liveGrid(state, 1), liveGrid(state, 2)]);
        }
      }),
    );
  });

  it('says whose letter it was, where both placed it, and what the grids were worth', () => {
    fc.assert(
      fc.property(games, (game) => {
        const [start, ...rounds] = replayFrames(game, scorer.scoreGrid);
        expect(start).toMatchObject({ round: 0, letter: null, chosenBy: null, cells: [null, null] });
        expect(start!.grids).toEqual([EMPTY_GRID, EMPTY_GRID]);
        for (const [index, frame] of rounds.entries()) {
          expect(frame).toMatchObject({ letter: game.letters[index], chosenBy: CHOSEN_BY[index] });
          expect(frame.cells).toEqual([game.cells[0][index], game.cells[1][index]]);
          expect(frame.scores).toEqual(frame.grids.map(scorer.scoreGrid));
        }
      }),
    );
  });

  it('rejects games that are incomplete or impossible, and names the round', () => {
    const cells = Array.from({ length: ROUNDS }, (_, cellIndex) => cellIndex);
    const game = { letters: [...'BRATBRATBRATBRAT'], chosenBy: CHOSEN_BY, cells: [cells, cells] as const };
    const replay = (change: Partial<PlayedGame>) => () =>
      replayFrames({ ...game, ...change }, scorer.scoreGrid);
    expect(replay({})).not.toThrow();
    expect(replay({ letters: game.letters.slice(0, 15) })).toThrow('round 16');
    expect(replay({ letters: game.letters.with(4, '?') })).toThrow('round 5');
    expect(replay({ cells: [cells, cells.with(6, 5)] })).toThrow('round 7');
    expect(replay({ cells: [cells.with(0, 16), cells] })).toThrow('round 1');
  });
});
