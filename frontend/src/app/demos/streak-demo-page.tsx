import { useState } from 'react';
import { DEMO_TEXTS } from './demo-texts';
import { STREAK, TIER } from './fixed-game';
import { StatusDialog, StreakStrip } from '../../features/daily/results/streak';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';

/** The dialog after a daily that reached a new animal. */
export function AchievementDemoPage() {
  const [open, setOpen] = useState(true);
  const title = DEMO_TEXTS.names.achievementDemo;
  return (
    <Page title={title} heading={title}>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        {DEMO_TEXTS.showAgain}
      </Button>
      {TIER && <StatusDialog streak={STREAK} tier={TIER} open={open} onDone={() => setOpen(false)} />}
    </Page>
  );
}

/** What appears in place after any other daily with 20 points or more. */
export function StreakEnhancementDemoPage() {
  const [turn, setTurn] = useState(0);
  const title = DEMO_TEXTS.names.streakEnhancementDemo;
  return (
    <Page title={title} heading={title}>
      <div className="mb-4 rounded-panel border border-line bg-card">
        <StreakStrip
          key={turn}
          streak={STREAK - 2}
          gained
          shown
          roomy
          congratulation={{ kind: 'increase' }}
        />
      </div>
      <Button variant="primary" wide onClick={() => setTurn(turn + 1)}>
        {DEMO_TEXTS.showAgain}
      </Button>
    </Page>
  );
}
