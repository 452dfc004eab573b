import { type Report, ACTIONS_FOR } from '@tessera/contracts/moderation';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A player name that three players have reported. */
export const aReport = (number: number, change: Partial<Report> = {}): Report => ({
  id: idOf(number),
  kind: 'player-name',
  text: `Rude Name ${number}`,
  textNow: `Rude Name ${number}`,
  player: { publicId: idOf(1000 + number), isLeftOut: false },
  group: null,
  result: null,
  replay: null,
  challenge: null,
  count: 3,
  firstAt: '2026-11-19T08:10:00.000Z',
  lastAt: '2026-11-20T10:24:00.000Z',
  reasons: [
    { reason: 'offensive', count: 2 },
    { reason: 'harassment', count: 1 },
  ],
  notes: [
    {
      reason: 'harassment',
      note: 'That is the nickname of a girl in our class.',
      at: '2026-11-20T10:24:00.000Z',
    },
  ],
  actions: [],
  possible: [...ACTIONS_FOR['player-name']],
  ...change,
});

export const aGroupReport = (number: number, change: Partial<Report> = {}): Report =>
  aReport(number, {
    kind: 'group-name',
    text: 'Losers of the 4th Grade',
    textNow: 'Losers of the 4th Grade',
    player: null,
    group: { id: 'k3J9xQ', memberCount: 12 },
    count: 1,
    reasons: [{ reason: 'harassment', count: 1 }],
    notes: [],
    possible: [...ACTIONS_FOR['group-name']],
    ...change,
  });

export const aResultReport = (number: number, change: Partial<Report> = {}): Report =>
  aReport(number, {
    kind: 'shared-result',
    text: 'Marigold',
    textNow: 'Marigold of the Lake',
    result: { shareId: 'abcDEF1234', gameNumber: 689, score: 32, isEnded: false },
    count: 7,
    reasons: [
      { reason: 'cheating', count: 6 },
      { reason: 'other', count: 1 },
    ],
    notes: ['32 again, the fifth day in a row', 'No way', 'Posts these in our chat every morning'].map(
      (note, at) => ({ reason: 'cheating' as const, note, at: `2026-11-20T0${8 - at}:00:00.000Z` }),
    ),
    possible: [...ACTIONS_FOR['shared-result']],
    ...change,
  });

export const aChallengeReport = (number: number, change: Partial<Report> = {}): Report =>
  aReport(number, {
    kind: 'challenge',
    text: 'For the Loser',
    textNow: 'For the Loser',
    challenge: { code: 'abcDEF1234', letters: 'CARDAREA', isEnded: false },
    possible: [...ACTIONS_FOR.challenge],
    ...change,
  });

export const aReportPage = (reports: readonly Report[], change: object = {}) => ({
  success: true,
  reports,
  openCount: reports.filter(({ actions }) => actions.length === 0).length,
  hasMore: false,
  ...change,
});
