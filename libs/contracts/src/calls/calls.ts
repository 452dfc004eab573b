import { dailyCalls } from '../daily/daily.js';
import { commitmentCalls } from '../daily/commitments.js';
import { dailySpreadCalls } from '../daily/daily-spread.js';
import { dailyProgressCalls } from '../daily/daily-progress.js';
import { duelCalls } from '../duels/duels.js';
import { simpleDailyCalls } from '../daily/simple-daily.js';
import { practiceCalls } from '../practice/practice.js';
import { challengeCalls } from '../challenges/challenges.js';
import { solverCalls } from '../solver/solver.js';
import { gameCalls } from '../live/games.js';
import { replayCalls } from '../replays/replays.js';
import { slowGameCalls } from '../live/slow-games.js';
import { presenceCalls } from '../live/presence.js';
import { pushCalls } from '../push/push.js';
import { streamCalls } from '../live/socket.js';
import { accountCalls } from '../accounts/accounts.js';
import { signInCalls } from '../accounts/sign-in.js';
import { passkeyCalls } from '../accounts/passkeys.js';
import { deviceCalls } from '../devices/devices.js';
import { nameCalls } from '../players/names.js';
import { leaderboardCalls } from '../leaderboards/leaderboards.js';
import { periodLeaderboardCalls } from '../leaderboards/period-leaderboards.js';
import { groupCalls } from '../groups/groups.js';
import { groupGridCalls } from '../groups/group-grids.js';
import { playerCalls } from '../players/players.js';
import { achievementCalls } from '../players/achievements.js';
import { recordCalls } from '../players/record.js';
import { resultCalls } from '../results/results.js';
import { feedbackCalls } from '../feedback/feedback.js';
import { moderationCalls } from '../moderation/moderation.js';
import { wordCalls } from '../words/words.js';
import { adminCalls } from '../admin/admin.js';
import { maintenanceCalls } from '../maintenance/maintenance.js';
import { peopleCalls } from '../admin/people.js';
import { heldBackCalls } from '../admin/admin-held-back.js';
import { siteCalls } from '../site/site.js';
import { statusCalls } from '../site/status.js';
import { serviceCalls } from '../site/service.js';

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
  ...groupGridCalls,
  ...playerCalls,
  ...achievementCalls,
  ...recordCalls,
  ...resultCalls,
  ...feedbackCalls,
  ...moderationCalls,
  ...wordCalls,
  ...adminCalls,
  ...heldBackCalls,
  ...maintenanceCalls,
  ...peopleCalls,
  ...siteCalls,
  ...statusCalls,
  ...serviceCalls,
} as const;
