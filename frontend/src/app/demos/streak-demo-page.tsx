import { DEMO_TEXTS } from '@tessera/contracts/constants';
import { tierOf } from '@tessera/rules';
import { useState } from 'react';
import type { PostGame } from '../../features/daily/results/post-game';
import { PostGamePopup } from '../../features/daily/results/post-game-popup';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';

interface StreakDemoProps {
  readonly title: string;
  readonly congratulation: PostGame;
}

/** The popup after a daily with 20 points or more. */
function StreakDemo({ title, congratulation }: StreakDemoProps) {
  const [open, setOpen] = useState(true);
  return (
    <Page title={title} heading={title}>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        {DEMO_TEXTS.showAgain}
      </Button>
      <PostGamePopup congratulation={congratulation} open={open} onDone={() => setOpen(false)} />
    </Page>
  );
}

const STREAK = 10;
const TIER = tierOf(STREAK);

export const AchievementDemoPage = () =>
  TIER && (
    <StreakDemo
      title={DEMO_TEXTS.names.achievementDemo}
      congratulation={{ kind: 'status', streak: STREAK, tier: TIER }}
    />
  );

export const StreakEnhancementDemoPage = () => (
  <StreakDemo title={DEMO_TEXTS.names.streakEnhancementDemo} congratulation={{ kind: 'increase' }} />
);
