import fc from 'fast-check';
import { addDays, dateIn, endOf, isOverEverywhere, isYetToCome, latestToday, zoneOf } from './calendar.js';
import { HOUR_MS } from './durations.js';

const DAY = 24 * HOUR_MS;
const YEAR_START = Date.UTC(2026, 0, 1);
const YEAR_END = Date.UTC(2027, 0, 1);

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'Etc/GMT+12', 'Etc/GMT-14', 'UTC'];

/**
 * Returns a function that gives a zone's UTC offset in milliseconds, parsed from the engine's offset names.
 * This is independent of the code under test.
 */
function offsetsOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value;
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?$/.exec(name ?? '')!;
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * 60_000);
  };
}

const dateAt = (instant: number, offset: number) => new Date(instant + offset).toISOString().slice(0, 10);

/** The first millisecond of each new offset within the year, found by bisecting the weeks. */
function transitionsOf(offsetAt: (instant: number) => number): number[] {
  const found: number[] = [];
  for (let week = YEAR_START; week < YEAR_END; week += 7 * DAY) {
    let [before, from] = [week, week + 7 * DAY];
    if (offsetAt(before) === offsetAt(from)) continue;
    while (from - before > 1) {
      const middle = Math.floor((before + from) / 2);
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else from = middle;
    }
    found.push(from);
  }
  return found;
}

/**
 * The moment itself, hours and days before and after it, and the nearby midnights, each with its last
 * millisecond before.
 */
function instantsAround(moment: number, offsetAt: (instant: number) => number): number[] {
  const beside = [0, 1, 2, 23, 24, 25].flatMap((hours) => [
    moment - hours * HOUR_MS,
    moment + hours * HOUR_MS,
  ]);
  const midnights = beside.map((instant) => {
    const local = instant + offsetAt(instant);
    return local - (local % DAY) - offsetAt(instant);
  });
  return [...beside, ...midnights].flatMap((instant) => [instant - 1, instant]);
}

describe('today in any time zone', () => {
  it('changes at local midnight, even where and when the clocks change', () => {
    const wrong: string[] = [];
    let transitions = 0;
    for (const zone of ZONES) {
      const offsetAt = offsetsOf(zone);
      const edges = transitionsOf(offsetAt);
      transitions += edges.length;
      for (const moment of [YEAR_START, Date.UTC(2026, 10, 20), ...edges]) {
        for (const now of instantsAround(moment, offsetAt)) {
          const today = dateIn(zone, now);
          const asExpected =
            today === dateAt(now, offsetAt(now)) && !isOverEverywhere(today, now) && !isYetToCome(today, now);
          if (!asExpected) wrong.push(`${zone} ${new Date(now).toISOString()} ${today}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(transitions).toBeGreaterThan(200);
  });
});

describe('today anywhere on earth', () => {
  const instants = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });

  it('is between the date 12 hours behind UTC and the date 14 hours ahead', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const today = dateIn(zone, now);
        expect(dateIn('Etc/GMT+12', now) <= today).toBe(true);
        expect(today <= dateIn('Etc/GMT-14', now)).toBe(true);
        expect(latestToday(now)).toBe(dateIn('Etc/GMT-14', now));
      }),
      { numRuns: 1000 },
    );
  });

  it('is neither over everywhere nor in the future, unlike the dates before and after', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const [first, last] = [dateIn('Etc/GMT+12', now), latestToday(now)];
        for (let date = first; date <= last; date = addDays(date, 1)) {
          expect(isOverEverywhere(date, now) || isYetToCome(date, now)).toBe(false);
        }
        expect(isOverEverywhere(addDays(first, -1), now)).toBe(true);
        expect([isOverEverywhere(first, endOf(first) - 1), isOverEverywhere(first, endOf(first))]).toEqual([
          false,
          true,
        ]);
        expect(isYetToCome(addDays(last, 1), now)).toBe(true);
      }),
    );
  });

  it('is compared across both clock changes of a year', () => {
    expect(
      transitionsOf(offsetsOf('Europe/Berlin')).map((instant) => new Date(instant).toISOString()),
    ).toEqual(['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z']);
  });
});

describe('a time zone name', () => {
  it('is case-insensitive', () => {
    for (const zone of ZONES) {
      const canonical = zoneOf(zone);
      expect([zone, zoneOf(zone.toLowerCase()), zoneOf(zone.toUpperCase())]).toEqual([
        zone,
        canonical,
        canonical,
      ]);
      expect(zoneOf(canonical)).toBe(canonical);
    }
    expect(zoneOf('europe/BERLIN')).toBe('Europe/Berlin');
  });

  it.each([
    null,
    undefined,
    '',
    'Mars/Olympus',
    '+23:00',
    '-23:59',
    '+00:00',
    '+14',
    'GMT+1',
    'UTC+1',
    'Etc/GMT+13',
    ' Europe/Berlin',
    'Europe/Berlin\n',
    'Europe/Berlin\0',
    'Europe/Berlın',
    '__proto__',
    'constructor',
    'x'.repeat(10_000),
  ])('counts as UTC if it is %j', (name) => expect(zoneOf(name)).toBe('UTC'));

  it('always resolves to UTC or a zone that the engine knows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const zone = zoneOf(text);
        expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
        expect(dateIn(text, YEAR_START)).toBe(dateIn(zone, YEAR_START));
      }),
    );
  });

  it('is cached once, however many spellings are used', () => {
    dateIn('America/Adak', YEAR_START);
    const made = jest.spyOn(Intl, 'DateTimeFormat');
    for (let bits = 0; bits < 1 << 11; bits++) {
      const spelling = [...'america/adak'].map((mark, at) => ((bits >> at) & 1 ? mark.toUpperCase() : mark));
      expect(dateIn(spelling.join(''), YEAR_START)).toBe('2025-12-31');
    }
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
