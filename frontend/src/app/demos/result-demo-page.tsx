import type { DailyGame } from '@tessera/contracts/daily';
import { DEMO_PAGES } from '@tessera/contracts/wire';
import { ROUNDS, plainDate, rowsFromGrid } from '@tessera/rules';
import { useState } from 'react';
import { DEMO_TEXTS } from './demo-texts';
import { ResultDetail, outcomeText } from '../../features/daily/results/result-detail';
import { StreakStrip } from '../../features/daily/results/streak';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { PERFECT, ON_A_STREAK } from './fixed-game';

const NOON = '2025-01-01T12:00:00Z';

const GAME: DailyGame = {
  gameId: '1pv3-demo',
  playerUUID: 'demo',
  gameNumber: 1,
  dailyChallengeDate: plainDate('2025-01-01'),
  status: 'completed',
  currentRound: ROUNDS,
  currentRoundState: 'placing',
  currentLetter: null,
  playerGrid: rowsFromGrid(PERFECT.grid),
  lexicon: '2026.12',
  playerWords: [...PERFECT.words],
  playerScore: PERFECT.score,
  finalScore: PERFECT.score,
  letterSequence: [...'CREATDARAREARDAR'],
  roundHistory: [],
  createdAt: NOON,
  completedAt: NOON,
  lastActivityAt: NOON,
};

/** The results of a daily. If `fresh`, its words are counted one by one. */
function ResultDemo({ name }: { readonly name: 'resultsDemo' | 'countingDemo' }) {
  const [turn, setTurn] = useState(0);
  const fresh = name === 'countingDemo';
  return (
    <Page title="Results" heading={outcomeText(GAME)} hiddenHeading width="wide">
      <ResultDetail
        key={turn}
        game={GAME}
        fresh={fresh}
        isToday
        stats={ON_A_STREAK}
        highScore={PERFECT.score}
        possible={PERFECT.score}
        from={DEMO_PAGES[name]}
        streakStrip={({ counted }) => (
          <StreakStrip
            streak={ON_A_STREAK.streak}
            gained={fresh}
            shown={counted}
            roomy={false}
            congratulation={null}
          />
        )}
        review={<Button onClick={() => setTurn(turn + 1)}>{DEMO_TEXTS.showAgain}</Button>}
      />
    </Page>
  );
}

export const ResultsDemoPage = () => <ResultDemo name="resultsDemo" />;
export const CountingDemoPage = () => <ResultDemo name="countingDemo" />;
