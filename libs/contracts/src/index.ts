import { playerAchievements } from './achievements.js';
import {
  checkUuidAssociation,
  currentUser,
  deleteAccount,
  exportData,
  linkUuid,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
  validateResetToken,
} from './accounts.js';
import { adminFeedback, adminMetrics, adminOperations, runAdminJob } from './admin.js';
import { adminHeldBack, decideHeldBack } from './admin-held-back.js';
import {
  challengeGrids,
  completeChallenge,
  createChallenge,
  deleteChallenge,
  getChallenge,
  getChallengeGame,
  listChallenges,
  startChallenge,
  withdrawChallengeGame,
} from './challenges.js';
import { dailyCommitments } from './commitments.js';
import { dailySpread } from './daily-spread.js';
import { checkDeviceCode, createDeviceCode, forgetDevice, linkDevice, listDevices } from './devices.js';
import { restoreState, syncState } from './daily-progress.js';
import { eventStream } from './socket.js';
import {
  checkCompletion,
  completeDaily,
  createDaily,
  dailyHighScore,
  dailySequence,
  dailyTodayHighScore,
  getDaily,
  lastThreeDailies,
  todayHighScore,
} from './daily.js';
import {
  activeGames,
  createGame,
  getGame,
  hideGame,
  joinGame,
  rematch,
  resetPlayer,
  submitLetter,
  submitPlacement,
  updateStatus,
} from './games.js';
import { letGo, nudge } from './slow-games.js';
import { listDuels } from './duels.js';
import { presenceConfig, setPresence, updatePresence } from './presence.js';
import { deletePushSubscription, pushKey, savePushSubscription } from './push.js';
import { completePractice, createPractice, getPractice, practiceMonth } from './practice.js';
import { actInSimpleDaily, createSimpleDaily, getSimpleDaily } from './simple-daily.js';
import { bestPossible, reviewDaily } from './solver.js';
import { addFeedbackEmail, sendFeedback } from './feedback.js';
import {
  createGroup,
  getGroup,
  groupLeaderboard,
  groupMembers,
  groupNameAvailable,
  joinGroup,
  leaveGroup,
  listGroups,
  promoteMember,
  removeMember,
  renameGroup,
} from './groups.js';
import { leaderboardStreaks, leaderboardToday, perfectClub, readLeaderboard } from './leaderboards.js';
import { groupPeriodLeaderboard, groupWeek, periodLeaderboard } from './period-leaderboards.js';
import { acknowledgeNotice, actOnReport, adminReports, sendReport } from './moderation.js';
import {
  accountPlayerName,
  playerName,
  playerProfile,
  setAccountPlayerName,
  setPlayerName,
  usernameAvailable,
} from './names.js';
import { playerStats, playerStreaks } from './players.js';
import { opponentRecords, playerRecord, recordGames, streakLedger } from './record.js';
import { finishedGames, gameReplay, publicReplay, shareReplay, stopSharingReplay } from './replays.js';
import { publicResultOf, shareDemoResult, shareResult } from './results.js';
import { connectivityTest, healthLive, healthReady } from './service.js';
import {
  addPasskey,
  checkPasskey,
  passkeySignIn,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyCheck,
  startPasskeySignIn,
} from './passkeys.js';
import {
  finishOidc,
  signInMethods,
  signInOptions,
  startOidc,
  startOidcLink,
  unlinkIdentity,
} from './sign-in.js';
import { siteFacts } from './site.js';
import { readStatus } from './status.js';
import { validateWord, wordDefinition } from './words.js';

/** Every call of the API, by name. */
export const CALLS = {
  createDaily,
  completeDaily,
  getDaily,
  checkCompletion,
  todayHighScore,
  dailyTodayHighScore,
  dailyHighScore,
  lastThreeDailies,
  dailySequence,
  dailyCommitments,
  dailySpread,
  syncState,
  restoreState,
  listDuels,
  createSimpleDaily,
  getSimpleDaily,
  actInSimpleDaily,
  practiceMonth,
  createPractice,
  getPractice,
  completePractice,
  createChallenge,
  listChallenges,
  getChallenge,
  deleteChallenge,
  startChallenge,
  getChallengeGame,
  completeChallenge,
  challengeGrids,
  withdrawChallengeGame,
  bestPossible,
  reviewDaily,
  createGame,
  joinGame,
  submitLetter,
  submitPlacement,
  activeGames,
  getGame,
  resetPlayer,
  updateStatus,
  hideGame,
  rematch,
  finishedGames,
  gameReplay,
  shareReplay,
  stopSharingReplay,
  publicReplay,
  nudge,
  letGo,
  presenceConfig,
  updatePresence,
  setPresence,
  pushKey,
  savePushSubscription,
  deletePushSubscription,
  eventStream,
  register,
  login,
  logout,
  currentUser,
  linkUuid,
  checkUuidAssociation,
  requestPasswordReset,
  validateResetToken,
  resetPassword,
  exportData,
  deleteAccount,
  signInOptions,
  signInMethods,
  startOidc,
  startOidcLink,
  finishOidc,
  unlinkIdentity,
  startPasskeySignIn,
  passkeySignIn,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyCheck,
  checkPasskey,
  createDeviceCode,
  checkDeviceCode,
  linkDevice,
  listDevices,
  forgetDevice,
  playerName,
  accountPlayerName,
  playerProfile,
  usernameAvailable,
  setPlayerName,
  setAccountPlayerName,
  readLeaderboard,
  leaderboardToday,
  leaderboardStreaks,
  periodLeaderboard,
  perfectClub,
  listGroups,
  createGroup,
  groupNameAvailable,
  joinGroup,
  getGroup,
  renameGroup,
  groupLeaderboard,
  groupPeriodLeaderboard,
  groupWeek,
  groupMembers,
  leaveGroup,
  removeMember,
  promoteMember,
  playerStats,
  playerStreaks,
  playerAchievements,
  playerRecord,
  recordGames,
  streakLedger,
  opponentRecords,
  shareResult,
  shareDemoResult,
  publicResultOf,
  sendFeedback,
  addFeedbackEmail,
  sendReport,
  acknowledgeNotice,
  validateWord,
  wordDefinition,
  adminMetrics,
  adminFeedback,
  adminOperations,
  adminHeldBack,
  decideHeldBack,
  runAdminJob,
  adminReports,
  actOnReport,
  siteFacts,
  readStatus,
  connectivityTest,
  healthLive,
  healthReady,
} as const;

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
