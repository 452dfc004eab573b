import { countDays } from './admin/admin.module.js';
import { remindPlayers } from './daily/daily.module.js';
import { findLostNotices } from './game/game.module.js';
import { tellWeeks } from './groups/groups.module.js';
import { backUp, listDeletions } from './platform/backups/backups.jobs.js';
import type { AnyJob } from './platform/jobs/job-definition.js';
import { removeExpired } from './platform/retention/retention.jobs.js';
import { deliverPushes } from './push/push.module.js';
import { prepareDailies, rateDailies } from './sequences/sequences.module.js';
import { checkMoves, sumUpService } from './status/status.module.js';

/** The jobs of all features. */
export const JOBS: readonly AnyJob[] = [
  prepareDailies,
  rateDailies,
  removeExpired,
  countDays,
  deliverPushes,
  findLostNotices,
  remindPlayers,
  tellWeeks,
  sumUpService,
  checkMoves,
  backUp,
  listDeletions,
];
