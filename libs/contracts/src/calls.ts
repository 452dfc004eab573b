import { dailyCalls } from './daily.js';
import { commitmentCalls } from './commitments.js';
import { dailySpreadCalls } from './daily-spread.js';
import { dailyProgressCalls } from './daily-progress.js';
import { duelCalls } from './duels.js';
import { simpleDailyCalls } from './simple-daily.js';
import { practiceCalls } from './practice.js';
import { challengeCalls } from './challenges.js';
import { solverCalls } from './solver.js';
import { gameCalls } from './games.js';
import { replayCalls } from './replays.js';
import { slowGameCalls } from './slow-games.js';
import { presenceCalls } from './presence.js';
import { pushCalls } from './push.js';
import { streamCalls } from './socket.js';
import { accountCalls } from './accounts.js';
import { signInCalls } from './sign-in.js';
import { passkeyCalls } from './passkeys.js';
import { deviceCalls } from './devices.js';
import { nameCalls } from './names.js';
import { leaderboardCalls } from './leaderboards.js';
import { periodLeaderboardCalls } from './period-leaderboards.js';
import { groupCalls } from './groups.js';
import { playerCalls } from './players.js';
import { achievementCalls } from './achievements.js';
import { recordCalls } from './record.js';
import { resultCalls } from './results.js';
import { feedbackCalls } from './feedback.js';
import { moderationCalls } from './moderation.js';
import { wordCalls } from './words.js';
import { adminCalls } from './admin.js';
import { heldBackCalls } from './admin-held-back.js';
import { siteCalls } from './site.js';
import { statusCalls } from './status.js';
import { serviceCalls } from './service.js';

/** Every call of the API, by name. */
export const CALLS = {
  ...dailyCalls,
  ...commitmentCalls,
  ...dailySpreadCalls,
  ...dailyProgressCalls,
  ...duelCalls,
  ...simpleDailyCalls,
  ...practiceCalls,
  ...challengeCalls,
  ...solverCalls,
  ...gameCalls,
  ...replayCalls,
  ...slowGameCalls,
  ...presenceCalls,
  ...pushCalls,
  ...streamCalls,
  ...accountCalls,
  ...signInCalls,
  ...passkeyCalls,
  ...deviceCalls,
  ...nameCalls,
  ...leaderboardCalls,
  ...periodLeaderboardCalls,
  ...groupCalls,
  ...playerCalls,
  ...achievementCalls,
  ...recordCalls,
  ...resultCalls,
  ...feedbackCalls,
  ...moderationCalls,
  ...wordCalls,
  ...adminCalls,
  ...heldBackCalls,
  ...siteCalls,
  ...statusCalls,
  ...serviceCalls,
} as const;
