import { DEMO_PAGES, DEMO_TEXTS } from '@tessera/contracts/constants';
import type { DailyGame } from '@tessera/contracts';
import { ROUNDS, plainDate, rowsFromGrid } from '@tessera/rules';
import { useState } from 'react';
import { ResultDetail } from '../../features/daily/results/result-detail';
import { Button } from '../../ui/button/button';
import { PERFECT } from './fixed-game';
import { ON_A_STREAK } from './standing';

const NOON = '2025-01-01T12:00:00Z';

const GAME: DailyGame = {
  ...{ gameId: '1pv3-demo', playerUUID: 'demo', gameNumber: 1, dailyChallengeDate: plainDate('2025-01-01') },
  ...{ status: 'completed', currentRound: ROUNDS, currentRoundState: 'placing', currentLetter: null },
  playerGrid: rowsFromGrid(PERFECT.grid),
  playerWords: [...PERFECT.words],
  ...{ playerScore: PERFECT.score, finalScore: PERFECT.score },
  letterSequence: [...'CREATDARAREARDAR'],
  roundHistory: [],
  ...{ createdAt: NOON, completedAt: NOON, lastActivityAt: NOON },
};

/** The results of a daily. If `fresh`, its words are counted one by one. */
function ResultDemo({ name }: { readonly name: 'resultsDemo' | 'countingDemo' }) {
  const [turn, setTurn] = useState(0);
  return (
    <ResultDetail
      key={turn}
      game={GAME}
      fresh={name === 'countingDemo'}
      isToday
      standing={ON_A_STREAK}
      highScore={PERFECT.score}
      from={DEMO_PAGES[name]}
      review={<Button onClick={() => setTurn(turn + 1)}>{DEMO_TEXTS.showAgain}</Button>}
    />
  );
}

export const ResultsDemoPage = () => <ResultDemo name="resultsDemo" />;
export const CountingDemoPage = () => <ResultDemo name="countingDemo" />;
