import type { ActiveGame, LiveGameView } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import {
  NEW_LIVE_GAME,
  applyLive,
  chooserOf,
  createScorer,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  hasPlaced,
  maskLiveGame,
  rowsFromGrid,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';

const { scoreGrid } = createScorer(['CARD', 'AREA', 'REAR', 'DART', 'AT', 'ERA']);

export const JOIN: LiveCommand = { kind: 'join' };

/** The game after these commands. Each must be legal. */
export const played = (...commands: LiveCommand[]): LiveGame =>
  commands.reduce((game, command) => {
    const outcome = applyLive(game, command);
    if (outcome.kind !== 'accepted') throw new Error(`${JSON.stringify(command)} is ${outcome.kind}`);
    return outcome.game;
  }, NEW_LIVE_GAME);

export const choose = (seat: Seat, letter: string): LiveCommand => ({ kind: 'letter', seat, letter });
export const place = (seat: Seat, cellIndex: number): LiveCommand => ({ kind: 'place', seat, cellIndex });

/** A whole round in which both players place their letter in the round's cell, or player 2 in `cell2`. */
export const round = (number: number, letter: string, cell2 = number - 1): LiveCommand[] => [
  choose(chooserOf(number), letter),
  place(1, number - 1),
  place(2, cell2),
];

/** The first fifteen rounds. `letters` are those of the grid, in reading order. */
export const fifteenRounds = (letters: string): LiveCommand[] => [
  JOIN,
  ...[...letters].slice(0, 15).flatMap((letter, at) => round(at + 1, letter)),
];

/** A game as the server sends it to a player. */
export function aView(game: LiveGame, viewer: Seat, change: Partial<LiveGameView> = {}): LiveGameView {
  const masked = maskLiveGame(game, viewer);
  const status = liveStatus(game);
  const score = (seat: Seat) =>
    status === 'completed' ? scoreGrid(liveGrid(game, seat)) : { total: 0, words: [] };
  return {
    gameId: 'ABC12',
    version: game.version,
    status,
    currentRound: liveRound(game),
    currentTurn: chooserOf(liveRound(game)),
    currentLetter: liveLetter(game),
    letters: [...game.letters],
    player1Name: 'Anna',
    player2Name: status === 'waiting' ? null : 'Ben',
    player1UUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
    player2UUID: status === 'waiting' ? null : '0b3f8f6a-2222-4a6e-9c58-0123456789ab',
    [USER_ID_FIELDS.player1]: null,
    [USER_ID_FIELDS.player2]: null,
    player1Status: 'Available',
    player2Status: 'Available',
    player1Submitted: hasPlaced(game, 1),
    player2Submitted: hasPlaced(game, 2),
    player1Cells: [...masked.cells[1]],
    player2Cells: [...masked.cells[2]],
    player1Grid: rowsFromGrid(liveGrid(masked, 1)),
    player2Grid: rowsFromGrid(liveGrid(masked, 2)),
    player1Score: score(1).total,
    player2Score: score(2).total,
    lexicon: '2026.12',
    player1Words: score(1).words,
    player2Words: score(2).words,
    gameMode: 'multiplayer',
    createdAt: '2026-11-20T10:00:00.000Z',
    dailyChallengeDate: null,
    gameNumber: null,
    ...change,
  };
}

/** A game in the player's list of unfinished games. */
export const anActiveGame = (change: Partial<ActiveGame> = {}): ActiveGame => ({
  gameId: 'ABC12',
  createdAt: '2026-11-20T10:00:00.000Z',
  playerPosition: 1,
  status: 'active',
  currentRound: 3,
  currentTurn: 1,
  isYourTurn: true,
  waitingSince: new Date().toISOString(),
  nudgeFrom: null,
  letGoFrom: null,
  player1Name: 'Anna',
  player2Name: 'Ben',
  player1UUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  player2UUID: '0b3f8f6a-2222-4a6e-9c58-0123456789ab',
  [USER_ID_FIELDS.player1]: null,
  [USER_ID_FIELDS.player2]: null,
  ...change,
});
