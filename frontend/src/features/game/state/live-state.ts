import {
  applyLive,
  applyMasked,
  otherSeat,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import type { Envelope, LiveGameView } from '@tessera/contracts';

/** Converts a game from the wire for the rules. The other player's cells are masked in both. */
export const gameFrom = (view: LiveGameView): LiveGame => ({
  isJoined: view.status !== 'waiting',
  version: view.version,
  letters: view.letters,
  cells: { 1: view.player1Cells, 2: view.player2Cells },
  ...(view.status === 'let-go' && { isLetGo: true }),
});

/** The game including pending commands, except those that the server would reject. */
export const withPending = (known: LiveGame, pending: readonly LiveCommand[]): LiveGame =>
  pending.reduce((game, command) => {
    const outcome = applyLive(game, command);
    return outcome.kind === 'accepted' ? outcome.game : game;
  }, known);

/** The commands that the server's state doesn't include yet. */
export const stillPending = (known: LiveGame, pending: readonly LiveCommand[]): readonly LiveCommand[] => {
  let game = known;
  const left = pending.filter((command) => {
    const outcome = applyLive(game, command);
    if (outcome.kind === 'accepted') game = outcome.game;
    return outcome.kind === 'accepted';
  });
  return left.length === pending.length ? pending : left;
};

export type Reception =
  | { kind: 'moved'; game: LiveGame }
  /** The message is outdated or repeated. */
  | { kind: 'known' }
  /** A message in between is missing, so the game has to be fetched. */
  | { kind: 'gap' };

/** Applies a message about a move to the game as known by the player at `seat`. */
export function receive(known: LiveGame, { type, version, change }: Envelope, seat: Seat): Reception {
  if (version === undefined || version <= known.version) return { kind: 'known' };
  if (version > known.version + 1 || !change) return { kind: 'gap' };
  const game =
    type === 'LETTER_SELECTED'
      ? chosen(known, change)
      : type === 'PLAYER_PLACED_LETTER'
        ? placed(known, change, seat)
        : null;
  return game ? { kind: 'moved', game } : { kind: 'gap' };
}

type Change = NonNullable<Envelope['change']>;

const after = (known: LiveGame, command: LiveCommand): LiveGame | null => {
  const outcome = applyLive(known, command);
  return outcome.kind === 'accepted' ? outcome.game : null;
};

function chosen(known: LiveGame, { by, letter, round }: Change): LiveGame | null {
  return by === null || letter === null ? null : after(known, { kind: 'letter', seat: by, letter, round });
}

function placed(known: LiveGame, { by, cellIndex, round }: Change, seat: Seat): LiveGame | null {
  if (by === null) return null;
  if (by === seat) {
    return cellIndex === null ? null : after(known, { kind: 'place', seat, cellIndex, round });
  }
  return applyMasked(known, { seat: by, round });
}

/** The number of letters that the other player has placed. */
export const placedByOther = (game: LiveGame, seat: Seat): number => game.cells[otherSeat(seat)].length;
