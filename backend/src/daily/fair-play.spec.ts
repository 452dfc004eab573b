import { LIMITS } from '@tessera/contracts/wire';
import { addDays, plainDate } from '@tessera/rules';
import fc from 'fast-check';
import { loadConfig } from '../platform/config/load-config.js';
import { FairPlay } from './fair-play.js';

const TODAY = plainDate('2026-11-20');
const fairPlay = (limits = '1') =>
  new FairPlay(loadConfig({ LIMITS: limits, SESSION_SECRET: 'a secret of the server, long enough' }));

test('the digest of a network differs for each address and date', () => {
  const digests = fairPlay();
  const addresses = fc.uniqueArray(fc.ipV4(), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(addresses, fc.integer({ min: 1, max: 400 }), ([one = '', other = ''], days) => {
      const digest = digests.networkOf(one, TODAY);
      expect(digests.networkOf(one, TODAY)).toBe(digest);
      expect(digests.networkOf(other, TODAY)).not.toBe(digest);
      expect(digests.networkOf(one, addDays(TODAY, days))).not.toBe(digest);
      expect(digest).not.toContain(one);
    }),
  );
});

test('without limits, nobody is counted and nothing is too fast', () => {
  expect(fairPlay('0').networkOf('192.0.2.7', TODAY)).toBeNull();
  expect(fairPlay('0').numbers.minSeconds).toBe(0);
});

test('looser limits also shorten the time, but stricter ones do not lengthen it', () => {
  expect(fairPlay('2').numbers).toEqual({
    minSeconds: LIMITS.DAILY_MIN_SECONDS / 2,
    newPlayers: 2 * LIMITS.NETWORK_NEW_PLAYERS,
    highScores: 2 * LIMITS.NETWORK_HIGH_SCORES,
  });
  expect(fairPlay('0.5').numbers.minSeconds).toBe(LIMITS.DAILY_MIN_SECONDS);
});
