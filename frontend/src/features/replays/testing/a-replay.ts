import type { Replay, ReplayPlayer } from '@tessera/contracts/replays';
import { CELLS, gridFromText, type ReplaySide } from '@tessera/rules';
import type { MovesReview, ReplayReview } from '@tessera/solver';
import { scorer } from '../../../store/lexicon';
import type { OwnReplay } from '../replay.api';

const LETTERS = [...'CARDAREAREARDART'];
const IN_ORDER = LETTERS.map((_, cellIndex) => cellIndex);
/** The second player puts the first two letters the other way round. */
const SWAPPED = [1, 0, ...IN_ORDER.slice(2)];

function aPlayer(cells: readonly number[], change: Partial<ReplayPlayer>): ReplayPlayer {
  const text = IN_ORDER.map((cellIndex) => LETTERS[cells.indexOf(cellIndex)]).join('');
  const { total, words } = scorer.scoreGrid(gridFromText(text));
  return {
    publicId: '00000000-0000-8000-8000-000000000001',
    name: null,
    isDeleted: false,
    cells: [...cells],
    score: total,
    words,
    ...change,
  };
}

/** A finished live game between a player without a name and Ben. */
export const aReplay = (change: Partial<Replay> = {}): Replay => ({
  mode: 'live',
  completedAt: '2026-11-20T18:00:00.000Z',
  gameNumber: null,
  date: null,
  level: null,
  lexicon: '2026.12',
  letters: LETTERS,
  chosenBy: LETTERS.map((_, index) => (index % 2) as ReplaySide),
  players: [
    aPlayer(IN_ORDER, {}),
    aPlayer(SWAPPED, { name: 'Ben', publicId: '00000000-0000-8000-8000-000000000002' }),
  ],
  ...change,
});

export const anOwnReplay = (change: Partial<OwnReplay> = {}): OwnReplay => ({
  success: true,
  gameId: 'AB123',
  replay: aReplay(),
  you: 0,
  shareId: null,
  ...change,
});

/** What the rounds of one player changed; all others changed nothing. */
interface Changes {
  readonly luck: Readonly<Record<number, number>>;
  readonly skill: Readonly<Record<number, number>>;
}

function aSide(start: number, cells: readonly number[], { luck, skill }: Changes): MovesReview {
  let value = start;
  const rounds = LETTERS.map((letter, index) => {
    const round = index + 1;
    const change = { luck: luck[round] ?? 0, skill: skill[round] ?? 0 };
    const before = value;
    const withLetter = before + change.luck;
    value = withLetter + change.skill;
    const best = { letter: change.skill < 0 ? 'S' : letter, cell: CELLS - 1, value: withLetter };
    return { round, letter, cellIndex: cells[index]!, before, withLetter, best, after: value, ...change };
  });
  const sum = (kind: keyof Changes) => rounds.reduce((total, round) => total + round[kind], 0);
  return { start, rounds, luck: sum('luck'), skill: sum('skill'), finalScore: value };
}

/** Player 1 was lucky in round 2. Player 2 made a mistake in round 8, which decided the game. */
export function aReview(): ReplayReview {
  const first = aSide(25, IN_ORDER, { luck: { 2: 1.5 }, skill: { 5: -0.5 } });
  const second = aSide(26, SWAPPED, { luck: {}, skill: { 8: -3 } });
  const swings = LETTERS.map((_, index) => {
    const [one, other] = [first.rounds[index]!, second.rounds[index]!];
    return one.after - one.before - (other.after - other.before);
  });
  return { sides: [first, second], swings, decisive: 8 };
}
