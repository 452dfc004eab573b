import type { DEMO_PAGES } from '@tessera/contracts/constants';
import { lazyPage, type LazyPage } from '../lazy-page';

const board = () => import('./board-demo-page');
const popup = () => import('./popup-demo-page');
const streak = () => import('./streak-demo-page');
const end = () => import('./end-demo-page');
const result = () => import('./result-demo-page');

/** The demos, with a chunk for each kind of screen. */
export const DEMOS: Record<keyof typeof DEMO_PAGES, LazyPage> = {
  dailyDemo: lazyPage(() => board().then((part) => part.DailyDemoPage)),
  round1TutorialDemo: lazyPage(() => board().then((part) => part.Round1TutorialDemoPage)),
  round2SequenceDemo: lazyPage(() => board().then((part) => part.Round2SequenceDemoPage)),
  round1PopupDemo: lazyPage(() => popup().then((part) => part.Round1PopupDemoPage)),
  round2PopupDemo: lazyPage(() => popup().then((part) => part.Round2PopupDemoPage)),
  achievementDemo: lazyPage(() => streak().then((part) => part.AchievementDemoPage)),
  streakEnhancementDemo: lazyPage(() => streak().then((part) => part.StreakEnhancementDemoPage)),
  winDemo: lazyPage(() => end().then((part) => part.WinDemoPage)),
  lossDemo: lazyPage(() => end().then((part) => part.LossDemoPage)),
  resultsDemo: lazyPage(() => result().then((part) => part.ResultsDemoPage)),
  countingDemo: lazyPage(() => result().then((part) => part.CountingDemoPage)),
  homeDemo: lazyPage(() => import('./home-demo-page').then((part) => part.HomeDemoPage)),
};
