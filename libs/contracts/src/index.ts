export { CALLS } from './calls.js';
export type {
  UpcomingDaily,
  DashboardMetrics,
  FeedbackItem,
  InstanceState,
  JobState,
} from './admin/admin.js';
export type { Achievement } from './players/achievements.js';
export type { ExportedData, LoginRejectedBody, SignedIn, User } from './accounts/accounts.js';
export type { Challenge, ChallengeGame, ChallengeGrid, LetterRating } from './challenges/challenges.js';
export type { DailyProgress, StateOutdatedBody } from './daily/daily-progress.js';
export type { Device } from './devices/devices.js';
export type {
  ResponseOf,
  BodyOf,
  Call,
  ReceivedResponseOf,
  Role,
  ParamsOf,
  QueryOf,
  SentBodyOf,
} from './wire/call.js';
export { email, playerUuid, text } from './wire/fields.js';
export { announcementText } from './maintenance/maintenance.js';
export type { ServiceNotice } from './maintenance/maintenance.js';
export { errorBody } from './wire/error-body.js';
export type { ErrorBody } from './wire/error-body.js';
export type { DailySpread } from './daily/daily-spread.js';
export type { ServiceStatus, StatusDay } from './site/status.js';
export type { DailyCompletedBody, DailyCompletion, DailyGame, RecentDaily } from './daily/daily.js';
export { clientId, gameCode } from './live/game-view.js';
export type { ActiveGame, LiveGameView, PlayerInfo } from './live/game-view.js';
export type { BotRemark, DuelGameView, DuelLevel } from './duels/duel-view.js';
export type { DuelSummary } from './duels/duels.js';
export type { ArchivedDay, PracticeGame } from './practice/practice.js';
export type { SimpleDaily } from './daily/simple-daily.js';
export type { ReviewedRound } from './solver/solver.js';
export { COMMANDS } from './live/socket.js';
export type { ClientCommands, CommandName, ServerMessages } from './live/socket.js';
export type { GroupToday } from './groups/group-today.js';
export type { Group, GroupMember, PlayerNameRequiredBody } from './groups/groups.js';
export type { GivenReactions, GroupGrid } from './groups/group-grids.js';
export type { FoundPerson, PersonSheet } from './admin/people.js';
export type { HeldBackResult } from './admin/admin-held-back.js';
export type { HeldBackReason } from './daily/held-back.js';
export type { LeaderboardEntry, OwnLeaderboardEntry, PerfectClubEntry } from './leaderboards/leaderboards.js';
export type {
  GroupWeekMember,
  LeaderboardPeriod,
  OwnPeriodEntry,
  PeriodEntry,
} from './leaderboards/period-leaderboards.js';
export type { Notice, Report } from './moderation/moderation.js';
export type { NameAvailability } from './players/names.js';
export { MESSAGE_TYPES } from './live/live.js';
export type { Envelope, LiveChange, LiveHandshake, MessageType, RejectedAck } from './live/live.js';
export type { PlayerStats, UnifiedStreaks } from './players/players.js';
export type {
  LedgerDay,
  LedgerMerge,
  OpponentRecord,
  PlayerRecordResponse,
  RecordGame,
} from './players/record.js';
export type { FinishedGame, Replay, ReplayPlayer } from './replays/replays.js';
export type { PushMessage, PushWishes } from './push/push.js';
export type { Identity, OtherMethods, Passkey } from './accounts/sign-in-methods.js';
export type { PublicResult } from './results/results.js';
export type { Definition } from './words/words.js';
