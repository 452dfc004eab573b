import fc from 'fast-check';
import { LETTERS } from '@tessera/rules';
import { CALLS } from '../calls/index.js';

describe('the response with a daily', () => {
  const { response } = CALLS.getDaily;
  const playerUUID = '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c';
  const empty = Array.from({ length: 4 }, () => [null, null, null, null]);
  const game = {
    gameId: 'abc',
    playerUUID,
    gameNumber: 689,
    lexicon: '2026.11',
    dailyChallengeDate: '2026-11-20',
    status: 'active',
    currentRound: 1,
    currentRoundState: 'placing',
    currentLetter: 'Q',
    playerGrid: empty,
    playerWords: [],
    playerScore: 0,
    finalScore: null,
    letterSequence: [...'QUARTZES', ...Array.from({ length: 8 }, () => '')],
    roundHistory: [],
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: null,
    lastActivityAt: '2026-11-20T08:00:00.000Z',
  };
  const complaint = (change: object) => {
    const { error } = response.safeParse({ success: true, game: { ...game, ...change } });
    return error?.issues[0]?.path[1];
  };

  it('can carry an unfinished game', () => {
    expect(response.parse({ success: true, game })).toEqual({ success: true, game });
  });

  it('can carry a completed game', () => {
    expect(
      complaint({
        status: 'completed',
        currentRound: 16,
        currentLetter: null,
        playerGrid: Array.from({ length: 4 }, () => [...'BRAT']),
        playerWords: [{ word: 'BRAT', direction: 'horizontal', line: 3, start: 0, score: 4 }],
        playerScore: 32,
        finalScore: 32,
        letterSequence: [...'QUARTZESABCDEFGH'],
        roundHistory: [{ round: 16, letter: 'T', cellIndex: 15, wordsFormed: ['BRAT'], roundScore: 8 }],
        completedAt: '2026-11-20T08:05:00.000Z',
      }),
    ).toBeUndefined();
  });

  it.each([
    ['playerScore', 33],
    ['finalScore', -1],
    ['finalScore', 19.5],
    ['currentRound', 17],
    ['currentRound', 0],
    ['gameNumber', 0],
    ['dailyChallengeDate', '20/11/2026'],
    ['currentLetter', 'q'],
    ['letterSequence', [...'QUARTZES']],
    ['letterSequence', [...'QUARTZES', ...Array.from({ length: 8 }, () => null)]],
    ['playerGrid', empty.slice(1)],
    ['playerWords', [{ word: 'BRAT', direction: 'diagonal', line: 0, start: 0, score: 4 }]],
    ['roundHistory', [{ round: 1, letter: 'A', cellIndex: 0, wordsFormed: [], roundScore: 9 }]],
    ['createdAt', '20/11/2026'],
    ['playerUUID', playerUUID.toUpperCase()],
  ])("can't have %s: %j", (field, value) => expect(complaint({ [field]: value })).toBe(field));

  it('accepts the 26 letters and nothing else', () => {
    for (const currentLetter of LETTERS) expect(complaint({ currentLetter })).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!LETTERS.includes(text));
        expect(complaint({ currentLetter: text })).toBe('currentLetter');
      }),
    );
  });
});
