import { KEY_PREFIX, SETTINGS_KEY } from '@tessera/contracts/product';

/** Followed by the code of a challenge that this browser is playing. Not among the other keys, which the daily loads. */
export const CHALLENGE_GAME = 'challenge_game_';

/** All keys used in the browser's storages, except for LIVE_KEYS in live-games.ts. */
export const KEYS = {
  /** How the app looks and sounds in this browser. */
  settings: SETTINGS_KEY,
  identity: 'playerIdentity',
  playerUuid: 'playerUUID',
  /** The first characters of the UUIDs that this browser has given up. */
  givenUp: 'givenUpIdentities',
  /** ISO instant since which this browser considers itself signed in. */
  signedInAt: `${KEY_PREFIX}-signed-in-at`,
  /** How many milliseconds this device's clock is behind the server's. Absent if it is right. */
  clockOffset: `${KEY_PREFIX}-clock-offset`,
  /** This tab only: when the server's time was last received, by this device's clock. */
  clockSyncedAt: `${KEY_PREFIX}-clock-heard-at`,
  /** This tab only: whether the player has been told that storage is full. */
  storageWarned: `${KEY_PREFIX}-storage-warned`,
  /** This tab only: a notice to show after the next page load. */
  notice: `${KEY_PREFIX}-notice`,
  /** This tab only: its IDs in live games and in the daily. */
  clientId: 'clientId',
  dailyClientId: 'dailyChallenge_clientId',
  completions: '1pv3_daily_completions',
  /** A JSON object: the best scores found, keyed by the sorted letters. */
  bestScores: `${KEY_PREFIX}-best-scores`,
  /** Followed by the date of the game, `yyyy-mm-dd`. */
  dailyGame: '1pv3_daily_game_',
  /** Followed by the date of the past daily, `yyyy-mm-dd`. */
  practiceGame: '1pv3_practice_game_',
  /** Followed by the ID of a duel. Holds the moves that the server hasn't received yet. */
  duelMoves: 'duel_moves_',
  /** Followed by the ID of the game after which the popup was shown. */
  achievementShown: 'achievement_shown_',
  streakEnhancementShown: 'streak_enhancement_shown_',
  /** Followed by the date, `yyyy-mm-dd`, on which the player postponed choosing a name. */
  namePromptDismissed: 'namePopupDismissed_',
  namePromptDisabled: 'namePopupPermanentlyDisabled',
  tutorialCompleted: `${KEY_PREFIX}-tutorial-completed`,
  tutorialDismissed: `${KEY_PREFIX}-tutorial-dismissed`,
  dailyTutorialCompleted: `${KEY_PREFIX}-daily-tutorial-completed`,
  dailyTutorialDismissed: `${KEY_PREFIX}-daily-tutorial-dismissed`,
  twoPlayerTutorialCompleted: `${KEY_PREFIX}_two_player_tutorial_completed`,
  /** A JSON object: how each leaderboard is sorted, keyed by `global` or the group's ID. */
  sortChoices: `${KEY_PREFIX}-sort-choices`,
  /** How results are shared: `letters` or `squares`. */
  shareForm: `${KEY_PREFIX}-share-form`,
  /** This tab only, a JSON array: the shared results whose letters the visitor has asked for. */
  shownLetters: `${KEY_PREFIX}-shown-letters`,
  /** A JSON object: which push notices this browser gets, and for which player. Absent if they are off. */
  push: 'pushNotices',
  /** A JSON array of the round tutorials that aren't shown again. */
  tutorialsDismissed: 'tutorials_dismissed',
  /** Followed by a game code: the player's seat in that live game. */
  assignment: 'gameAssignment_',
  /** The UUID of a player who has never finished a game, on whatever device, as the server has last reported. */
  newcomer: `${KEY_PREFIX}-newcomer`,
  /** Present if the server has reported that the player has unfinished live games, perhaps on other devices. */
  liveGames: `${KEY_PREFIX}-live-games`,
  /** This tab only: the one of them that has started but hasn't been opened since. */
  startedGame: 'startedGame',
  /** This tab only: the invite code that it was opened with, until the player joins the group. */
  inviteCode: 'inviteCode',
  /** This tab only: when it last reloaded itself for newer code. */
  reloadedAt: `${KEY_PREFIX}-reloaded-at`,
} as const;

/** The state of the live game in this tab. */
export const CURRENT_GAME_KEYS = {
  gameId: 'currentGameId',
  playerGameId: 'playerGameId',
  playerId: 'playerId',
  requestedPlayerId: 'requestedPlayerId',
  gameState: 'gameState',
  playerInfo: 'playerInfo',
} as const;
