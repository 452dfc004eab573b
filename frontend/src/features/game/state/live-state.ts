import {
  applyLive,
  applyMasked,
  otherSeat,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import type { Envelope, LiveGameView } from '@tessera/contracts/live';
import { createPendingMoves } from '../../../store/pending-moves';

/** Converts a game from the wire for the rules. The other player's cells are masked in both. */
export const gameFrom = (view: LiveGameView): LiveGame => ({
  isJoined: view.status !== 'waiting',
  version: view.version,
  letters: view.letters,
  cells: { 1: view.player1Cells, 2: view.player2Cells },
  ...(view.status === 'let-go' && { isLetGo: true }),
});

const applyCommand = (known: LiveGame, command: LiveCommand): LiveGame | null => {
  const outcome = applyLive(known, command);
  return outcome.kind === 'accepted' ? outcome.game : null;
};

export const { withPending, withKnown } = createPendingMoves(applyCommand);

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

function chosen(known: LiveGame, { by, letter, round }: Change): LiveGame | null {
  return by === null || letter === null
    ? null
    : applyCommand(known, { kind: 'letter', seat: by, letter, round });
}

function placed(known: LiveGame, { by, cellIndex, round }: Change, seat: Seat): LiveGame | null {
  if (by === null) return null;
  if (by === seat) {
    return cellIndex === null ? null : applyCommand(known, { kind: 'place', seat, cellIndex, round });
  }
  return applyMasked(known, { seat: by, round });
}

/** The number of letters that the other player has placed. */
export const placedByOther = (game: LiveGame, seat: Seat): number => game.cells[otherSeat(seat)].length;
