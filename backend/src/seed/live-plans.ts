import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  ROUNDS,
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
import { developer } from './players.js';
import type { SeededRandom } from './seeded-random.js';
import type { Player, World } from './world.js';
import { rowOfEvent } from '../game/events/game-event.entity.js';
import { storedEvents } from '../game/store/live-events.js';
import { SEATS } from '../game/store/game.record.js';

/** One join, and in each round a letter and two placements. In the last round, the server places for both. */
const WHOLE_GAME = 1 + ROUNDS * 3 - 2;
/** The versions of games in play: just joined, a letter chosen, one letter placed, up to the last round. */
const RUNNING = [1, 1, 2, 3, 4, 8, 15, 22, 23, 30, 37, 44, WHOLE_GAME - 1];
/**
 * Games of the developer in which nobody has moved for this many days: to play, to nudge and to let go, and one that has
 * been let go. In all of them, the second player is to choose a letter.
 */
const PAUSED = [
  { version: 4, days: 1.1, seat: 2, letGoAfterDays: null },
  { version: 16, days: 3.4, seat: 1, letGoAfterDays: null },
  { version: 28, days: 9.5, seat: 1, letGoAfterDays: null },
  { version: 22, days: 10, seat: 1, letGoAfterDays: 8 },
] as const;
const WAITING = 6;
const COMPLETED_PER_PLAYER = 0.4;
/** The developer plays in one of this many waiting, running or completed games. */
const DEVELOPER_ONE_IN = { waiting: WAITING, running: 2, completed: 8 };
/** The share of completed games that have a rematch. */
const REMATCHES = 0.2;
const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** A live game to play up to a version, the number of accepted commands. */
export interface LivePlan {
  /** The creator and, unless the game is waiting, the player who joined. */
  players: readonly [Player, Player];
  version: number;
  createdAt: number;
  /** Have both players been connected? */
  isStarted: boolean;
  predecessorId: string | null;
  /** When one of the players let the game go. */
  letGoAt: number | null;
}

export function livePlans(world: World, random: SeededRandom): LivePlan[] {
  const others = world.players.slice(1);
  const plan = (version: number, withDeveloper: boolean, [least, max]: [number, number]): LivePlan => {
    const pair = random.sample(others, 2) as [Player, Player];
    if (withDeveloper) pair[isFirst(version, random) ? 0 : 1] = developer(world);
    return {
      players: pair,
      version,
      createdAt: world.now - random.between(least, max) * MINUTE_MS,
      isStarted: true,
      predecessorId: null,
      letGoAt: null,
    };
  };
  const waiting = Array.from({ length: WAITING }, (_, i) =>
    plan(0, i % DEVELOPER_ONE_IN.waiting === 0, [5, DAY_MINUTES]),
  );
  const running = RUNNING.map((version, i) => ({
    ...plan(version, i % DEVELOPER_ONE_IN.running === 0, [40, DAY_MINUTES]),
    isStarted: i > 0,
  }));
  const count = Math.ceil(others.length * COMPLETED_PER_PLAYER);
  const days = world.dates.length - 1;
  const completed = Array.from({ length: count }, (_, i) =>
    plan(WHOLE_GAME, i % DEVELOPER_ONE_IN.completed === 0, [60, days * DAY_MINUTES]),
  );
  const paused = PAUSED.map(({ version, days, seat, letGoAfterDays }): LivePlan => {
    const createdAt = world.now - Math.round(days * DAY_MS);
    const other = random.pick(others.filter(({ joinedAt }) => joinedAt < createdAt));
    const own = developer(world);
    const letGoAt = letGoAfterDays === null ? null : createdAt + letGoAfterDays * DAY_MS;
    const players = seat === 1 ? ([own, other] as const) : ([other, own] as const);
    return { players, version, createdAt, isStarted: true, predecessorId: null, letGoAt };
  });
  return [...waiting, ...running, ...completed, ...paused].filter(haveJoined);
}

/** In a waiting game, the first player is the one who waits. */
const isFirst = (version: number, random: SeededRandom): boolean => version === 0 || random.chance(0.5);

const haveJoined = ({ players, createdAt }: LivePlan): boolean =>
  players.every(({ joinedAt }) => joinedAt < createdAt);

/** A rematch with the seats swapped, or null. */
export function rematchOf(
  { players: [one, two] }: LivePlan,
  ended: { gameId: string; at: number; now: number },
  random: SeededRandom,
): LivePlan | null {
  const createdAt = ended.at + MINUTE_MS;
  if (createdAt + HOUR_MS > ended.now || !random.chance(REMATCHES)) return null;
  const isOver = createdAt < ended.now - DAY_MS;
  return {
    players: [two, one],
    version: isOver ? WHOLE_GAME : random.between(2, WHOLE_GAME - 1),
    createdAt,
    isStarted: true,
    predecessorId: ended.gameId,
    letGoAt: null,
  };
}

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
