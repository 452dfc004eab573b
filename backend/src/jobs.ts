import { countDays } from './admin/index.js';
import { remindPlayers } from './daily/index.js';
import { findLostNotices } from './game/index.js';
import { tellWeeks } from './groups/index.js';
import { backUp, listDeletions } from './platform/backups/backups.jobs.js';
import type { AnyJob } from './platform/jobs/job-definition.js';
import { removeExpired } from './platform/retention/retention.js';
import { deliverPushes } from './push/index.js';
import { prepareDailies, rateDailies } from './sequences/index.js';
import { checkMoves, sumUpService } from './status/index.js';

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
