import type { LiveChange, MessageType } from '@tessera/contracts/live';
import {
  hasPlaced,
  isOver,
  liveLetter,
  liveRound,
  liveStatus,
  type LiveEvent,
  type LiveGame,
} from '@tessera/rules';

/** An event as it is stored and published, with everything that any viewer may see after masking. */
export interface StoredEvent {
  type: MessageType;
  version: number;
  index: number;
  change: LiveChange;
}

/** The change of a command's events, as far as they have it in common, given the state `after` it. */
function commonChange(after: LiveGame): LiveChange {
  const letter = liveLetter(after);
  return {
    round: liveRound(after),
    by: null,
    letter,
    phase: isOver(liveStatus(after)) ? 'completed' : letter === null ? 'choosing' : 'placing',
    placed: { 1: hasPlaced(after, 1), 2: hasPlaced(after, 2) },
    cellIndex: null,
  };
}

function changeOf(event: LiveEvent, after: LiveGame, common: LiveChange): LiveChange {
  switch (event.type) {
    case 'LETTER_SELECTED':
      // The sixteenth letter is chosen before the server places it for both.
      return { ...common, by: event.seat, phase: 'placing', placed: { 1: false, 2: false } };
    case 'PLAYER_PLACED_LETTER': {
      const { round, seat, cellIndex } = event;
      const placement = { ...common, round, by: seat, letter: after.letters[round - 1] ?? null, cellIndex };
      return common.round === round
        ? placement
        : { ...placement, phase: 'placing', placed: { 1: true, 2: true } };
    }
    case 'GAME_LET_GO':
      return { ...common, by: event.seat };
    default:
      return common;
  }
}

/**
 * The events of one accepted command, numbered in order. `starts` is true if the game starts when it is
 * joined.
 */
export function storedEvents(
  events: readonly LiveEvent[],
  after: LiveGame,
  { starts = false } = {},
): StoredEvent[] {
  const { version } = after;
  const common = commonChange(after);
  const stored: StoredEvent[] = [];
  const add = (type: MessageType, change: LiveChange) =>
    stored.push({ type, version, index: stored.length, change });
  for (const event of events) {
    const change = changeOf(event, after, common);
    add(event.type, change);
    if (event.type === 'GAME_JOINED' && starts) add('GAME_STARTED', change);
  }
  return stored;
}
