import fc from 'fast-check';
import { addDays, dateIn, daysBetween } from './calendar.js';
import {
  NEW_LIVE_GAME,
  applyLive,
  hasPlaced,
  isOver,
  liveLetter,
  liveRound,
  liveStatus,
  otherSeat,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from './live-game.js';
import { chooserOf } from './rounds.js';
import { LET_GO_AFTER_DAYS, isWaitedFor, letGoFrom, nudgeFrom, waitedSince } from './slow-games.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const SEATS: readonly Seat[] = [1, 2];

const play = (game: LiveGame, command: LiveCommand): LiveGame => {
  const outcome = applyLive(game, command);
  if (outcome.kind !== 'accepted') throw new Error(`${command.kind} is ${outcome.kind}`);
  return outcome.game;
};
const JOINED = play(NEW_LIVE_GAME, { kind: 'join' });

/** The game after a number of commands, with the placements of a round in either order. */
function after(count: number, firsts: readonly Seat[]): LiveGame {
  let game = JOINED;
  for (let i = 0; i < count && liveStatus(game) === 'active'; i++) {
    const round = liveRound(game);
    const first = firsts[round % firsts.length] ?? 1;
    const seat = hasPlaced(game, first) ? otherSeat(first) : first;
    game = play(
      game,
      liveLetter(game) === null
        ? { kind: 'letter', seat: chooserOf(round), letter: 'A' }
        : { kind: 'place', seat, cellIndex: round - 1 },
    );
  }
  return game;
}
const anyGame = fc
  .tuple(fc.nat(47), fc.array(fc.constantFrom<Seat>(1, 2), { minLength: 1 }))
  .map(([count, firsts]) => after(count, firsts));
const anySeat = fc.constantFrom<Seat>(1, 2);

test('a game waits for exactly those players whose next command it accepts', () => {
  fc.assert(
    fc.property(anyGame, anySeat, (game, seat) => {
      const cellIndex = liveRound(game) - 1;
      const isAccepted = [
        applyLive(game, { kind: 'letter', seat, letter: 'B' }),
        applyLive(game, { kind: 'place', seat, cellIndex }),
      ].some(({ kind }) => kind === 'accepted');
      expect(isWaitedFor(game, seat)).toBe(isAccepted);
    }),
  );
});

test('a game in play waits for somebody, and at most one of the two can nudge the other', () => {
  fc.assert(
    fc.property(anyGame, fc.option(fc.nat(9 * DAY)), (game, ago) => {
      const pause = { since: NOON - 9 * DAY, nudgedAt: ago === null ? null : NOON - ago };
      const nudgers = SEATS.filter((seat) => nudgeFrom(game, seat, pause) !== null);
      const isActive = liveStatus(game) === 'active';
      expect(SEATS.some((seat) => isWaitedFor(game, seat))).toBe(isActive);
      expect(nudgers.length).toBeLessThanOrEqual(isActive ? 1 : 0);
      for (const seat of nudgers) expect(isWaitedFor(game, otherSeat(seat))).toBe(true);
    }),
  );
});

test('a player can nudge a day after the last move, and a day after the last nudge', () => {
  const chooser = chooserOf(1);
  const other = otherSeat(chooser);
  expect(nudgeFrom(JOINED, chooser, { since: NOON, nudgedAt: null })).toBeNull();
  expect(nudgeFrom(JOINED, other, { since: NOON, nudgedAt: null })).toBe(NOON + DAY);
  expect(nudgeFrom(JOINED, other, { since: NOON, nudgedAt: NOON - DAY })).toBe(NOON + DAY);
  expect(nudgeFrom(JOINED, other, { since: NOON, nudgedAt: NOON + 30 * HOUR })).toBe(NOON + 54 * HOUR);
});

test('nobody can nudge while both still have to place their letter', () => {
  const game = play(JOINED, { kind: 'letter', seat: 1, letter: 'A' });
  for (const seat of SEATS) expect(nudgeFrom(game, seat, { since: NOON, nudgedAt: null })).toBeNull();
});

test('either player can let a game in play go, which ends it for both', () => {
  fc.assert(
    fc.property(anyGame, anySeat, (game, seat) => {
      const isActive = liveStatus(game) === 'active';
      expect(letGoFrom(game, { since: NOON })).toBe(isActive ? NOON + LET_GO_AFTER_DAYS * DAY : null);
      const outcome = applyLive(game, { kind: 'let-go', seat });
      if (outcome.kind !== 'accepted') return expect(isActive).toBe(false);
      const { game: ended, events } = outcome;
      expect(events).toEqual([{ type: 'GAME_LET_GO', seat }]);
      expect(liveStatus(ended)).toBe('let-go');
      expect(isOver(liveStatus(ended))).toBe(true);
      expect(ended).toEqual({ ...game, version: game.version + 1, isLetGo: true });
      expect(SEATS.some((one) => isWaitedFor(ended, one))).toBe(false);
      expect(letGoFrom(ended, { since: NOON })).toBeNull();
      expect(applyLive(ended, { kind: 'let-go', seat: otherSeat(seat) }).kind).toBe('repeated');
      for (const command of [
        { kind: 'letter', seat, letter: 'B' },
        { kind: 'place', seat, cellIndex: liveRound(ended) - 1 },
      ] as const)
        expect(applyLive(ended, command).kind).not.toBe('accepted');
    }),
  );
});

test('only a game that has been joined and is not over can be let go', () => {
  const whole = after(47, [1]);
  expect(applyLive(NEW_LIVE_GAME, { kind: 'let-go', seat: 1 })).toEqual({
    kind: 'rejected',
    rejection: 'NOT_STARTED',
  });
  expect(applyLive(whole, { kind: 'let-go', seat: 1 })).toEqual({
    kind: 'rejected',
    rejection: 'GAME_COMPLETED',
  });
});

test.each([
  ['2026-11-20T11:59:30Z', { kind: 'now' }],
  ['2026-11-20T12:00:30Z', { kind: 'now' }],
  ['2026-11-20T11:55:00Z', { kind: 'minutes', count: 5 }],
  ['2026-11-20T09:00:00Z', { kind: 'hours', count: 3 }],
  ['2026-11-20T00:01:00Z', { kind: 'hours', count: 11 }],
  ['2026-11-19T23:00:00Z', { kind: 'yesterday' }],
  ['2026-11-19T00:30:00Z', { kind: 'yesterday' }],
  ['2026-11-18T23:00:00Z', { kind: 'weekday', date: '2026-11-18' }],
  ['2026-11-14T23:00:00Z', { kind: 'weekday', date: '2026-11-14' }],
  ['2026-11-13T23:00:00Z', { kind: 'days', count: 7 }],
  ['never', { kind: 'now' }],
])('puts %s into words as players do', (since, waited) => {
  expect(waitedSince(Date.parse(since), NOON, 'UTC')).toEqual(waited);
});

test('goes by the calendar of the time zone', () => {
  const since = Date.parse('2026-11-18T20:00:00Z');
  expect(waitedSince(since, NOON, 'UTC')).toEqual({ kind: 'weekday', date: '2026-11-18' });
  expect(waitedSince(since, NOON, 'Asia/Tokyo')).toEqual({ kind: 'yesterday' });
});

test('counts whole units, and never goes back as time passes', () => {
  const order = ['now', 'minutes', 'hours', 'yesterday', 'weekday', 'days'];
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Kiritimati', 'Europe/London');
  fc.assert(
    fc.property(fc.nat(40 * DAY), fc.nat(3 * DAY), zones, (ago, later, zone) => {
      const since = NOON - ago;
      const now = waitedSince(since, NOON, zone);
      const then = waitedSince(since, NOON + later, zone);
      expect(order.indexOf(then.kind)).toBeGreaterThanOrEqual(order.indexOf(now.kind));
      if (now.kind === 'minutes') expect(now.count).toBe(Math.floor(ago / MINUTE));
      if (now.kind === 'hours') expect(now.count).toBe(Math.floor(ago / HOUR));
      const today = dateIn(zone, NOON);
      if (now.kind === 'days') expect(daysBetween(dateIn(zone, since), today)).toBe(now.count);
      if (now.kind === 'yesterday') expect(dateIn(zone, since)).toBe(addDays(today, -1));
    }),
  );
});
