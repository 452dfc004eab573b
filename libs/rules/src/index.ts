export {
  CELLS,
  EMPTY_GRID,
  LETTERS,
  SIDE,
  columnOf,
  gridFromRows,
  gridFromText,
  isCellIndex,
  isFull,
  isLetter,
  rowOf,
  rowsFromGrid,
  textFromGrid,
  withLetter,
} from './grid.js';
export type { Cell, Grid, Letter, Rows } from './grid.js';
export { BAG, TILES } from './letter-bag.js';
export { buildLineScores, cellsOf, createScorer, scoringCells } from './scoring.js';
export type { Direction, GridScore, Scorer, ScoringWord } from './scoring.js';
export { LINES, isLineLengths, lineLengths } from './line-lengths.js';
export type { LineLengths } from './line-lengths.js';
export { isMosaic, mosaicOf } from './mosaic.js';
export type { Mosaic } from './mosaic.js';
export { BLIND_LETTERS, ROUNDS, blindLetterOf, chooserOf, isFinalRound, isOddRound } from './rounds.js';
export {
  applyDaily,
  continuesFrom,
  isDailyComplete,
  newDaily,
  replayDaily,
  roundStateOf,
  shownGrid,
} from './daily-game.js';
export type { DailyCommand, DailyMove, DailyOutcome, DailyRejection, DailyState } from './daily-game.js';
export {
  JOINED_VERSION,
  NEW_LIVE_GAME,
  applyLive,
  applyMasked,
  hasPlaced,
  isOver,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  maskLiveGame,
  otherSeat,
} from './live-game.js';
export type {
  LiveCommand,
  LiveEvent,
  LiveGame,
  LiveOutcome,
  LiveRejection,
  LiveStatus,
  Seat,
} from './live-game.js';
export {
  LET_GO_AFTER_DAYS,
  isWaitedFor,
  letGoFrom,
  nudgeFrom,
  waitedSince,
  type Pause,
  type Waited,
} from './slow-games.js';
export { BOT_SEAT, PLAYER_SEAT, answerDuel, applyDuel, botIsDue, duelTurn, newDuel } from './duel-game.js';
export type { DuelCommand, DuelGame, DuelOutcome } from './duel-game.js';
export { outcomeOf } from './outcome.js';
export type { Outcome } from './outcome.js';
export { replayFrames } from './game-replay.js';
export type { Both, PlayedGame, ReplayFrame, ReplaySide } from './game-replay.js';
export { applySimple, simpleRoundState } from './simple-daily.js';
export type { SimpleAction, SimpleOutcome, SimpleRejection } from './simple-daily.js';
export { missingLetters, movesAgree, ownPicks, reviewRounds } from './daily-review.js';
export type { PlayedRound } from './daily-review.js';
export {
  DAYS_PER_WEEK,
  addDays,
  dateFrom,
  dateIn,
  dateToPlay,
  daysBetween,
  earliestToday,
  endOf,
  fromSlashed,
  gameNumberOf,
  isOverEverywhere,
  isPlainDate,
  isYetToCome,
  lastThreeDates,
  latestToday,
  monthOf,
  plainDate,
  toSlashed,
  weekUpTo,
  zoneOf,
} from './calendar.js';
export type { Month, PlainDate } from './calendar.js';
export { firstOf, isMonth, lastOf, monthAfter, weekdayOf } from './months.js';
export { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.js';
export { correctedOffset } from './clock-offset.js';
export type { ServerTimeSample } from './clock-offset.js';
export {
  NO_STREAK,
  STREAK_GAP_DAYS,
  STREAK_SCORE,
  extendStreak,
  streakOn,
  summarizeStreaks,
} from './streaks.js';
export type { CompletedDaily, StreakSummary } from './streaks.js';
export { LEDGER_KINDS, LEDGER_RULES, streakLedger } from './streak-ledger.js';
export type { LedgerDaily, LedgerEntry, LedgerKind, LedgerRule, OutsideStreak } from './streak-ledger.js';
export { recordOf } from './player-record.js';
export type { MonthRecord, PlayerRecord } from './player-record.js';
export {
  AVERAGE_WINDOW,
  NO_GAMES,
  SORT_KEYS,
  SORT_MODE_NAMES,
  SORT_MODES,
  compareStandings,
  hasResult,
} from './leaderboard.js';
export type { AverageKey, SortKey, SortMode, SortValues, Standing } from './leaderboard.js';
export {
  PERIODS,
  PERIOD_SORTS,
  comparePeriodScores,
  datesOf,
  gamesForMean,
  MEAN_GAMES_MAX,
  periodOn,
} from './periods.js';
export type { DateRange, Period, PeriodScore, PeriodSort } from './periods.js';
export { PERFECT_SCORE, milestonesReached } from './achievements.js';
export { percentMatched, summarizeScores } from './score-spread.js';
export type { ScoreSpread, SpreadSummary } from './score-spread.js';
export { BOT_LEVELS } from './bot-levels.js';
export type { BotLevel } from './bot-levels.js';
export { TIERS, TIER_STEP, tierOf } from './tiers.js';
export type { Tier } from './tiers.js';
