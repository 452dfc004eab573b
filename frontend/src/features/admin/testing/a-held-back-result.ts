import type { HeldBackResult } from '@tessera/contracts/admin';
import { plainDate } from '@tessera/rules';

export const aHeldBackResult = (at: number, change: Partial<HeldBackResult> = {}): HeldBackResult => ({
  gameId: `1PV3-G689-${at}`,
  publicId: `00000000-0000-8000-8000-${String(at).padStart(12, '0')}`,
  playerName: `Player ${at}`,
  gameNumber: 689,
  date: plainDate('2026-11-20'),
  score: 32,
  reason: 'too-fast',
  seconds: 2,
  newPlayers: at,
  heldBackAt: '2026-11-20T12:30:00.000Z',
  counts: false,
  decidedAt: null,
  ...change,
});

/** One result for each reason. */
export const heldBackResults = () => ({
  success: true,
  results: [
    aHeldBackResult(3),
    aHeldBackResult(47, { reason: 'many-new-players', seconds: 312, score: 21, playerName: null }),
    aHeldBackResult(12, { reason: 'many-high-scores', seconds: 95, counts: true }),
    aHeldBackResult(9, {
      newPlayers: null,
      seconds: 17,
      score: 24,
      playerName: 'A name of twenty five ltrs',
    }),
  ],
  hasMore: true,
});
