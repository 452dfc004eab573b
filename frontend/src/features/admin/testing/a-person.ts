import type { PersonSheet } from '@tessera/contracts/admin';
import { plainDate } from '@tessera/rules';

export const PERSON_ID = '00000000-0000-8000-8000-000000000007';

export const aPerson = (change: Partial<PersonSheet> = {}): PersonSheet => ({
  personId: PERSON_ID,
  publicId: PERSON_ID,
  playerName: 'Marigold',
  isLeftOut: false,
  isHeldBack: true,
  since: '2026-09-24T10:00:00.000Z',
  account: {
    id: 'V1StGXR8_Z5jdHi6B-myT',
    name: null,
    role: null,
    since: '2026-10-01T10:00:00.000Z',
    sessions: 2,
  },
  groups: [
    { id: '1', name: 'The Wordsmiths of Fleet St', isAdmin: true },
    { id: '2', name: 'Family', isAdmin: false },
  ],
  scores: {
    completed: 57,
    best: 32,
    average: 23.4,
    currentStreak: 4,
    bestStreak: 19,
    recent: [
      { date: plainDate('2026-11-20'), gameNumber: 689, score: 26 },
      { date: plainDate('2026-11-19'), gameNumber: 688, score: 19 },
    ],
  },
  reports: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      kind: 'player-name',
      text: 'Rude Name',
      count: 3,
      lastAt: '2026-11-18T10:00:00.000Z',
      isOpen: false,
    },
  ],
  heldBack: [
    {
      gameId: '1PV3-G680-1',
      date: plainDate('2026-11-11'),
      gameNumber: 680,
      score: 32,
      reason: 'too-fast',
      counts: false,
    },
  ],
  actions: ['leave-out', 'reset-link', 'end-sessions', 'remove-passkeys', 'export', 'delete'],
  ...change,
});

export const foundPeople = () => ({
  success: true,
  people: [
    { personId: PERSON_ID, publicId: PERSON_ID, playerName: 'Marigold', isLeftOut: false, isHeldBack: true },
    {
      personId: '00000000-0000-8000-8000-000000000008',
      publicId: '00000000-0000-8000-8000-000000000008',
      playerName: null,
      isLeftOut: true,
      isHeldBack: false,
    },
  ],
});
