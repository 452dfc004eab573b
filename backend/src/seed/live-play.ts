import {
  applyLive,
  chooserOf,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  NEW_LIVE_GAME,
  SECOND_MS,
  type Letter,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import type { Bot } from '@tessera/solver';
import { rowOfEvent } from '../game/events/game-event.entity.js';
import { storedEvents } from '../game/store/live-events.js';
import { SEATS } from '../game/store/game.record.js';
import type { SeededRandom } from './seeded-random.js';

const SERVER = 'seed';

interface LiveSetting {
  gameId: string;
  bots: Readonly<Record<Seat, Bot>>;
  /** The number of accepted commands; 47 make a whole game. */
  version: number;
  /** Has the second player been connected? Otherwise the game hasn't started. */
  isStarted: boolean;
  createdAt: number;
  /** When player 1 lets the game go after that. */
  letGoAt: number | null;
  random: SeededRandom;
}

/** Plays a game according to the rules. Returns its state, its events and the time of the last command. */
export function playLive({ gameId, bots, version, isStarted, createdAt, letGoAt, random }: LiveSetting) {
  let live: LiveGame = NEW_LIVE_GAME;
  let at = createdAt;
  const events: object[] = [];
  const play = (command: LiveCommand, next: number): void => {
    const outcome = applyLive(live, command);
    if (outcome.kind !== 'accepted') throw new Error(`${command.kind} is not accepted`);
    live = outcome.game;
    at = next;
    const origin = {
      seat: command.kind === 'join' ? (2 as const) : command.seat,
      correlationId: random.id(),
    };
    const written = { serverInstance: SERVER, timestamp: new Date(at) };
    for (const event of storedEvents(outcome.events, live, { starts: isStarted }))
      events.push({ ...rowOfEvent(gameId, event, origin), ...written });
  };
  while (live.version < version)
    play(nextCommand(live, bots, random), at + random.between(5, 40) * SECOND_MS);
  if (letGoAt !== null) play({ kind: 'let-go', seat: 1 }, letGoAt);
  return { live, events, lastActivityAt: at };
}

function nextCommand(live: LiveGame, bots: LiveSetting['bots'], random: SeededRandom): LiveCommand {
  if (!live.isJoined) return { kind: 'join' };
  const moveOf = (seat: Seat, letter: Letter | null) =>
    bots[seat].move(liveGrid(live, seat), letter, random.next);
  const letter = liveLetter(live);
  if (letter === null) {
    const seat = chooserOf(liveRound(live));
    return { kind: 'letter', seat, letter: moveOf(seat, null).letter };
  }
  const waiting = SEATS.filter((seat) => !hasPlaced(live, seat));
  const seat = random.pick(waiting);
  return { kind: 'place', seat, cellIndex: moveOf(seat, letter).cell };
}
