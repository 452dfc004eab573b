import type { DEMO_PAGES } from '@tessera/contracts/wire';
import type { ComponentType } from 'react';

const board = () => import('./board-demo-page');
const popup = () => import('./popup-demo-page');
const streak = () => import('./streak-demo-page');
const end = () => import('./end-demo-page');
const result = () => import('./result-demo-page');

/** Loads the demos, with a chunk for each kind of screen. */
export const DEMOS: Record<keyof typeof DEMO_PAGES, () => Promise<ComponentType>> = {
  dailyDemo: () => board().then((part) => part.DailyDemoPage),
  round1TutorialDemo: () => board().then((part) => part.Round1TutorialDemoPage),
  round2SequenceDemo: () => board().then((part) => part.Round2SequenceDemoPage),
  round1PopupDemo: () => popup().then((part) => part.Round1PopupDemoPage),
  round2PopupDemo: () => popup().then((part) => part.Round2PopupDemoPage),
  achievementDemo: () => streak().then((part) => part.AchievementDemoPage),
  streakEnhancementDemo: () => streak().then((part) => part.StreakEnhancementDemoPage),
  winDemo: () => end().then((part) => part.WinDemoPage),
  lossDemo: () => end().then((part) => part.LossDemoPage),
  resultsDemo: () => result().then((part) => part.ResultsDemoPage),
  countingDemo: () => result().then((part) => part.CountingDemoPage),
  homeDemo: () => import('./home-demo-page').then((part) => part.HomeDemoPage),
};
