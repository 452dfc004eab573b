import { ACCOUNT_SCENES } from './account-scenes';
import { ADMIN_SCENES } from './admin-scenes';
import { LEADERBOARD_SCENES } from './leaderboard-scenes';
import { CHALLENGE_SCENES } from './challenge-scenes';
import { DAILY_SCENES } from './daily-scenes';
import { DEMO_SCENES } from './demo-scenes';
import { DEVICE_SCENES } from './device-scenes';
import { DUEL_SCENES } from './duel-scenes';
import { GROUP_SCENES } from './group-scenes';
import { HOME_SCENES } from './home-scenes';
import { LIVE_SCENES } from './live-scenes';
import { PAGE_SCENES } from './page-scenes';
import { MODERATION_SCENES } from './moderation-scenes';
import { RECORD_SCENES } from './record-scenes';
import { REPLAY_SCENES } from './replay-scenes';
import { REVIEW_SCENES } from './review-scenes';
import { PERIOD_SCENES } from './period-scenes';
import { PLAYER_SCENES } from './player-scenes';
import { PUSH_SCENES } from './push-scenes';
import { SHARING_SCENES } from './sharing-scenes';
import { SLOW_SCENES } from './slow-scenes';
import { SPREAD_SCENES } from './spread-scenes';
import { STATUS_SCENES } from './status-scenes';
import { TUTORIAL_SCENES } from './tutorial-scenes';
import type { Scenes } from './scene';

/** Every screen and dialog of the app, for the tests of all screens and the screenshots. */
export const SCENES: Scenes = {
  ...HOME_SCENES,
  ...DAILY_SCENES,
  ...SHARING_SCENES,
  ...DUEL_SCENES,
  ...CHALLENGE_SCENES,
  ...LIVE_SCENES,
  ...SLOW_SCENES,
  ...PUSH_SCENES,
  ...ACCOUNT_SCENES,
  ...PLAYER_SCENES,
  ...DEVICE_SCENES,
  ...RECORD_SCENES,
  ...LEADERBOARD_SCENES,
  ...PERIOD_SCENES,
  ...GROUP_SCENES,
  ...PAGE_SCENES,
  ...REVIEW_SCENES,
  ...REPLAY_SCENES,
  ...SPREAD_SCENES,
  ...STATUS_SCENES,
  ...TUTORIAL_SCENES,
  ...DEMO_SCENES,
  ...ADMIN_SCENES,
  ...MODERATION_SCENES,
};
