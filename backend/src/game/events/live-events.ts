import type { LiveChange, MessageType } from '@tessera/contracts';
import { hasPlaced, liveLetter, liveRound, liveStatus, type LiveEvent, type LiveGame } from '@tessera/rules';

/** An event as it is stored and published, with everything that any viewer may see after masking. */
export interface StoredEvent {
  type: MessageType;
  version: number;
  index: number;
  change: LiveChange;
}

/** The change of an event, given the state `after` its command. */
function changeOf(event: LiveEvent, after: LiveGame): LiveChange {
  const phase =
    liveStatus(after) === 'completed' ? 'completed' : liveLetter(after) === null ? 'choosing' : 'placing';
  const change: LiveChange = {
    round: liveRound(after),
    by: null,
    letter: liveLetter(after),
    phase,
    placed: { 1: hasPlaced(after, 1), 2: hasPlaced(after, 2) },
    cellIndex: null,
  };
  switch (event.type) {
    case 'LETTER_SELECTED':
      // The sixteenth letter is chosen before the server places it for both.
      return { ...change, by: event.seat, phase: 'placing', placed: { 1: false, 2: false } };
    case 'PLAYER_PLACED_LETTER': {
      const { round, seat, cellIndex } = event;
      const laid = { ...change, round, by: seat, letter: after.letters[round - 1] ?? null, cellIndex };
      return change.round === round ? laid : { ...laid, phase: 'placing', placed: { 1: true, 2: true } };
    }
    default:
      return change;
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
  return events
    .flatMap((event) => {
      const stored = { type: event.type as MessageType, change: changeOf(event, after) };
      return event.type === 'GAME_JOINED' && starts
        ? [stored, { ...stored, type: 'GAME_STARTED' as const }]
        : [stored];
    })
    .map((event, index) => ({ ...event, version, index }));
}
