import { KEY_PREFIX, SETTINGS_KEY } from '@tessera/contracts/constants';

/** Every key that the browser's storages hold, once; those of the live connection are in live-keys.ts. */
export const KEYS = {
  /** How the app is to look and sound here. */
  settings: SETTINGS_KEY,
  identity: 'playerIdentity',
  playerUuid: 'playerUUID',
  /** Beginnings of the UUIDs that this browser has given up. */
  givenUp: 'givenUpIdentities',
  /** ISO instant: since when this browser takes itself for signed in. */
  signedInAt: `${KEY_PREFIX}-signed-in-at`,
  /** How many milliseconds this device's clock is behind the server's; absent while it is right. */
  clockOffset: `${KEY_PREFIX}-clock-offset`,
  /** This tab only: when the server's time was last received, by this device's clock. */
  clockSyncedAt: `${KEY_PREFIX}-clock-heard-at`,
  /** This tab only: whether the player has been told that storage is full. */
  storageWarned: `${KEY_PREFIX}-storage-warned`,
  /** Of this tab only: a notice that the next page load shows. */
  notice: `${KEY_PREFIX}-notice`,
  /** Of this tab only: its names for the server, in a game of two and in the daily. */
  clientId: 'clientId',
  dailyClientId: 'dailyChallenge_clientId',
  completions: '1pv3_daily_completions',
  /** Followed by the date of the game, `yyyy-mm-dd`. */
  dailyGame: '1pv3_daily_game_',
  /** Followed by the date of the past daily that is being practised, `yyyy-mm-dd`. */
  practiceGame: '1pv3_practice_game_',
  /** Followed by the id of a duel: its moves that the server has not got yet. */
  duelMoves: 'duel_moves_',
  /** Followed by the id of the game after which the popup was shown. */
  achievementShown: 'achievement_shown_',
  streakEnhancementShown: 'streak_enhancement_shown_',
  /** Followed by the date, `yyyy-mm-dd`, on which the question for a name was put off. */
  namePromptDismissed: 'namePopupDismissed_',
  namePromptDisabled: 'namePopupPermanentlyDisabled',
  tutorialCompleted: `${KEY_PREFIX}-tutorial-completed`,
  tutorialDismissed: `${KEY_PREFIX}-tutorial-dismissed`,
  dailyTutorialCompleted: `${KEY_PREFIX}-daily-tutorial-completed`,
  dailyTutorialDismissed: `${KEY_PREFIX}-daily-tutorial-dismissed`,
  twoPlayerTutorialCompleted: `${KEY_PREFIX}_two_player_tutorial_completed`,
  /** A JSON object: how each leaderboard is sorted, keyed by `global` or the group's id. */
  sortChoices: `${KEY_PREFIX}-sort-choices`,
  /** A JSON array of the rounds' tutorials that are not shown again. */
  tutorialsDismissed: 'tutorials_dismissed',
  /** This tab only, a JSON array: the codes of its games that are waiting for a second player. */
  waitingGames: 'ownGames',
  /** Of this tab only: the one of them that has started and has not been opened since. */
  startedGame: 'startedGame',
  /** Of this tab only: the invite code that it was opened with, until the group is joined. */
  inviteCode: 'inviteCode',
  /** Of this tab only: when it reloaded itself for newer code. */
  reloadedAt: `${KEY_PREFIX}-reloaded-at`,
} as const;

/** What a tab keeps of the two-player game that it is in. */
export const CURRENT_GAME_KEYS = {
  gameId: 'currentGameId',
  playerGameId: 'playerGameId',
  playerId: 'playerId',
  requestedPlayerId: 'requestedPlayerId',
  gameState: 'gameState',
  playerInfo: 'playerInfo',
} as const;
