import { CreateIdentities1766400000000 } from './oidc/migrations/1766400000000-create-identities.js';
import { CreatePasskeys1766410000000 } from './passkeys/migrations/1766410000000-create-passkeys.js';
import { CreatePushes1765600000000 } from './push/migrations/1765600000000-create-pushes.js';
import { CreateMaintenance1795828000000 } from './platform/maintenance/migrations/1795828000000-create-maintenance.js';
import { CreateBackups1766200000000 } from './platform/backups/migrations/1766200000000-create-backups.js';
import { CreateChallenges1765500000000 } from './challenges/migrations/1765500000000-create-challenges.js';
import { CreateAdmin1764100000000 } from './admin/migrations/1764100000000-create-admin.js';
import { CountAlongIndexes1764200000000 } from './admin/migrations/1764200000000-count-along-indexes.js';
import { ForgetOldAudit1764200100000 } from './admin/migrations/1764200100000-forget-old-audit.js';
import { KeepCreations1764220000000 } from './admin/migrations/1764220000000-keep-creations.js';
import { CreateAccounts1763800000000 } from './auth/migrations/1763800000000-create-accounts.js';
import { Moderators1795829000000 } from './auth/migrations/1795829000000-moderators.js';
import { CreateDaily1763600100000 } from './daily/migrations/1763600100000-create-daily.js';
import { NoteMerges1765300000000 } from './daily/migrations/1765300000000-note-merges.js';
import { CreateProgress1763800100000 } from './daily/migrations/1763800100000-create-progress.js';
import { ConfirmSessions1795801000000 } from './auth/migrations/1795801000000-confirm-sessions.js';
import { BoundHighScores1795800000000 } from './daily/migrations/1795800000000-bound-high-scores.js';
import { HoldBackDailies1764360000000 } from './daily/migrations/1764360000000-hold-back-dailies.js';
import { CreateServiceMinutes1766500000000 } from './platform/service-log/migrations/1766500000000-create-service-minutes.js';
import { CreateServiceDays1766500100000 } from './status/migrations/1766500100000-create-service-days.js';
import { NoteMergedGames1766500200000 } from './game/migrations/1766500200000-note-merged-games.js';
import { CreateDevices1765700000000 } from './devices/migrations/1765700000000-create-devices.js';
import { CreateDuels1764000000000 } from './duel/migrations/1764000000000-create-duels.js';
import { ProveDailies1764010100000 } from './daily/migrations/1764010100000-prove-dailies.js';
import { CreateGames1763700000000 } from './game/migrations/1763700000000-create-games.js';
import { KeepScoreSpread1765200000000 } from './spread/migrations/1765200000000-keep-score-spread.js';
import { FillScoreSpread1765200010000 } from './spread/migrations/1765200010000-fill-score-spread.js';
import { CreateFeedback1763910100000 } from './feedback/migrations/1763910100000-create-feedback.js';
import { CreateAchievements1763910000000 } from './players/migrations/1763910000000-create-achievements.js';
import { CreatePublicResults1763910200000 } from './results/migrations/1763910200000-create-public-results.js';
import { ShareChallenges1764300200000 } from './results/migrations/1764300200000-share-challenges.js';
import { CreateGroups1763900100000 } from './groups/migrations/1763900100000-create-groups.js';
import { ForgetEndedSessions1764020100000 } from './auth/migrations/1764020100000-forget-ended-sessions.js';
import { ForgetOldProgress1764020200000 } from './daily/migrations/1764020200000-forget-old-progress.js';
import { NoteAccountsOfDuels1764300100000 } from './duel/migrations/1764300100000-note-accounts-of-duels.js';
import { FillAccountsOfDuels1764320100000 } from './duel/migrations/1764320100000-fill-accounts-of-duels.js';
import { LetDuelsGo1764020300000 } from './duel/migrations/1764020300000-let-duels-go.js';
import { LetGamesGo1764020000000 } from './game/migrations/1764020000000-let-games-go.js';
import { IndexCompletedGames1765300100000 } from './game/migrations/1765300100000-index-completed-games.js';
import { NoteAccountsAndConnections1764300000000 } from './game/migrations/1764300000000-note-accounts-and-connections.js';
import { NoteAccountsOfGames1764320000000 } from './game/migrations/1764320000000-note-accounts-of-games.js';
import { ReportChallenges1765500100000 } from './moderation/migrations/1765500100000-report-challenges.js';
import { CreateReports1764350000000 } from './moderation/migrations/1764350000000-create-reports.js';
import { SlowGames1765900000000 } from './game/migrations/1765900000000-slow-games.js';
import type { Migration } from './platform/database/migrate.js';
import { CreateSimpleDailies1764000100000 } from './simple-daily/migrations/1764000100000-create-simple-dailies.js';
import { CreatePractice1764000200000 } from './practice/migrations/1764000200000-create-practice.js';
import { CreateJobRecords1764010000000 } from './platform/jobs/migrations/1764010000000-create-job-records.js';
import { KeepReleaseAssets1764310000000 } from './platform/releases/migrations/1764310000000-keep-release-assets.js';
import { NamePlayers1763900000000 } from './players/migrations/1763900000000-name-players.js';
import { RecentClasses1764210000000 } from './players/migrations/1764210000000-recent-classes.js';
import { CreatePlayers1763600000000 } from './players/migrations/1763600000000-create-players.js';
import { RecentAverages1764330000000 } from './players/migrations/1764330000000-recent-averages.js';
import { PeriodScores1765400000000 } from './leaderboards/migrations/1765400000000-period-scores.js';
import { CreateReplayShares1765800100000 } from './replays/migrations/1765800100000-create-replay-shares.js';
import { ReportReplays1765800200000 } from './moderation/migrations/1765800200000-report-replays.js';
import { NoteCompletions1765800000000 } from './game/migrations/1765800000000-note-completions.js';
import { FillPeriodScores1765400100000 } from './leaderboards/migrations/1765400100000-fill-period-scores.js';
import { ReactInGames1795816000000 } from './game/migrations/1795816000000-react-in-games.js';
import { ShareGrids1795815000000 } from './groups/migrations/1795815000000-share-grids.js';
import { LexiconOfGames1795802000000 } from './words/migrations/1795802000000-lexicon-of-games.js';
import { NoteOperators1795820100000 } from './admin/migrations/1795820100000-note-operators.js';
import { OperateAccounts1795820000000 } from './auth/migrations/1795820000000-operate-accounts.js';
import { IndexHeldBackPerfectScores1795830000000 } from './leaderboards/migrations/1795830000000-index-held-back-perfect-scores.js';

/** The migrations of all features. TypeORM sorts them by the timestamps in their names. */
export const MIGRATIONS: readonly Migration[] = [
  CreatePlayers1763600000000,
  CreateDaily1763600100000,
  CreateGames1763700000000,
  CreateAccounts1763800000000,
  CreateProgress1763800100000,
  CreateAchievements1763910000000,
  CreateFeedback1763910100000,
  CreatePublicResults1763910200000,
  NamePlayers1763900000000,
  CreateGroups1763900100000,
  CreateDuels1764000000000,
  CreateSimpleDailies1764000100000,
  CreatePractice1764000200000,
  CreateJobRecords1764010000000,
  ProveDailies1764010100000,
  LetGamesGo1764020000000,
  ForgetEndedSessions1764020100000,
  ForgetOldProgress1764020200000,
  LetDuelsGo1764020300000,
  CreateAdmin1764100000000,
  CountAlongIndexes1764200000000,
  ForgetOldAudit1764200100000,
  RecentClasses1764210000000,
  KeepCreations1764220000000,
  NoteAccountsAndConnections1764300000000,
  NoteAccountsOfDuels1764300100000,
  ShareChallenges1764300200000,
  KeepReleaseAssets1764310000000,
  NoteAccountsOfGames1764320000000,
  FillAccountsOfDuels1764320100000,
  RecentAverages1764330000000,
  CreateReports1764350000000,
  HoldBackDailies1764360000000,
  KeepScoreSpread1765200000000,
  FillScoreSpread1765200010000,
  NoteMerges1765300000000,
  IndexCompletedGames1765300100000,
  PeriodScores1765400000000,
  FillPeriodScores1765400100000,
  CreateChallenges1765500000000,
  ReportChallenges1765500100000,
  NoteCompletions1765800000000,
  CreateReplayShares1765800100000,
  ReportReplays1765800200000,
  SlowGames1765900000000,
  CreatePushes1765600000000,
  CreateDevices1765700000000,
  CreateServiceMinutes1766500000000,
  CreateServiceDays1766500100000,
  NoteMergedGames1766500200000,
  CreateBackups1766200000000,
  CreateIdentities1766400000000,
  CreatePasskeys1766410000000,
  BoundHighScores1795800000000,
  ConfirmSessions1795801000000,
  LexiconOfGames1795802000000,
  ShareGrids1795815000000,
  ReactInGames1795816000000,
  OperateAccounts1795820000000,
  NoteOperators1795820100000,
  CreateMaintenance1795828000000,
  Moderators1795829000000,
  IndexHeldBackPerfectScores1795830000000,
];
