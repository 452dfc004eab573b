export { CALLS } from './calls.js';
export type { UpcomingDaily, DashboardMetrics, FeedbackItem, InstanceState, JobState } from './admin.js';
export type { Achievement } from './achievements.js';
export type { ExportedData, LoginRejectedBody, SignedIn, User } from './accounts.js';
export type { Challenge, ChallengeGame, ChallengeGrid, LetterRating } from './challenges.js';
export type { DailyProgress, StateOutdatedBody } from './daily-progress.js';
export type { Device } from './devices.js';
export type { AnswerOf, BodyOf, Call, GivenAnswerOf, ParamsOf, QueryOf, SentBodyOf } from './call.js';
export { email, playerUuid, text } from './fields.js';
export { errorBody } from './service.js';
export type { ErrorBody } from './service.js';
export type { DailySpread } from './daily-spread.js';
export type { ServiceStatus, StatusDay } from './status.js';
export type { DailyCompletedBody, DailyCompletion, DailyGame } from './daily.js';
export { clientId, gameCode } from './game-view.js';
export type { ActiveGame, LiveGameView, PlayerInfo } from './game-view.js';
export type { BotRemark, DuelGameView, DuelLevel } from './duel-view.js';
export type { DuelSummary } from './duels.js';
export type { ArchivedDay, PracticeGame } from './practice.js';
export type { SimpleDaily } from './simple-daily.js';
export type { ReviewedRound } from './solver.js';
export { COMMANDS } from './socket.js';
export type { ClientCommands, CommandName, ServerMessages } from './socket.js';
export type { Group, GroupMember, PlayerNameRequiredBody } from './groups.js';
export type { HeldBackResult } from './admin-held-back.js';
export type { HeldBackReason } from './held-back.js';
export type { LeaderboardEntry, OwnLeaderboardEntry, PerfectClubEntry } from './leaderboards.js';
export type {
  GroupWeekMember,
  LeaderboardPeriod,
  OwnPeriodEntry,
  PeriodEntry,
} from './period-leaderboards.js';
export type { Notice, Report } from './moderation.js';
export type { NameAvailability } from './names.js';
export { MESSAGE_TYPES } from './live.js';
export type { Envelope, LiveChange, LiveHandshake, MessageType, RejectedAck } from './live.js';
export type { PlayerStats, UnifiedStreaks } from './players.js';
export type { LedgerDay, LedgerMerge, OpponentRecord, PlayerRecordAnswer, RecordGame } from './record.js';
export type { FinishedGame, Replay, ReplayPlayer } from './replays.js';
export type { PushMessage, PushWishes } from './push.js';
export type { Identity, Passkey } from './sign-in.js';
export type { PublicResult } from './results.js';
export type { Definition } from './words.js';
