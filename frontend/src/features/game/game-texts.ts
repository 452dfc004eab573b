import { HAND_TEXTS } from '../../game-kit/hand/hand';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
import type { Waited } from '@tessera/rules';
import { dateFormat } from '../../ui/util/format';

const weekday = dateFormat({ weekday: 'long' });

/** 'since yesterday', 'since Tuesday', 'for 3 hours'; empty for now. */
function sinceText(waited: Waited): string {
  switch (waited.kind) {
    case 'now':
      return '';
    case 'yesterday':
      return ' since yesterday';
    case 'weekday':
      return ` since ${weekday(waited.date)}`;
    default: {
      const { count, kind } = waited;
      return ` for ${count} ${count === 1 ? kind.slice(0, -1) : kind}`;
    }
  }
}

/** 'Your move since yesterday', 'Their move for 3 hours'. */
export const turnText = (isYours: boolean, waited: Waited): string =>
  `${isYours ? 'Your' : 'Their'} move${sinceText(waited)}`;

/** Long enough to be noticed in passing. */
export const NOTICE_MS = 2500;

/** Names the button that opens what can be said to the opponent. */
export const reactToText = (name: string): string => `Say something to ${name}`;

/** Texts of live games. */
export const GAME_TEXTS = {
  invitation: 'Play with a friend',
  invitationFrom: (name: string): string => `${name} wants to play with you`,
  invitationDetail: 'You take turns choosing the letters, and each of you places them on your own grid.',
  joinAs: (name: string): string => `Join as ${name}`,
  ...HAND_TEXTS,
  ...TURN_TEXTS,
  /** A friend without a name, within a sentence and at its start. */
  yourFriend: 'your friend',
  yourFriendFirst: 'Your friend',
  qrCode: 'QR code for the game link',
  nameTitle: 'Add your name',
  nameDetail: "You don't have a player name yet. Add one so your friend can see who's playing.",
  nameShown: 'Your friend will see this name.',
  youSaid: 'You said:',
  onceARound: 'Once a round.',
  saidAlready: "You've already said something this round",
  challenge: 'Challenge a Friend',
  createGame: 'Create New Game',
  gameCreated: 'Game Created!',
  continueToGame: 'Continue to Game',
  enterGameId: 'Enter Game ID',
  joinGame: 'Join Game',
  resumeGame: 'Resume a Game',
  actions: 'Actions',
  noActiveGames: 'You are not currently in an active game',
  settingUp: 'Setting up player identity...',
  loadingActiveGames: 'Loading active games...',
  fetchActiveGamesFailed: 'Failed to fetch active games',
  gameRemoved: 'Game removed',
  removeFailed: 'Failed to remove the game',
  deleteFailed: 'Failed to delete game',
  enterValidId: 'Please enter a valid game ID to join.',
  invalidGameId: 'Invalid Game ID',
  creationFailed: 'Game Creation Failed',
  creationNotStarted: 'Failed to start game creation process',
  fallbackFailed: 'Failed to create game via fallback method',
  allCreationFailed: 'All game creation methods failed. Please try again later.',
  joinFailed: 'Failed to Join Game',
  gameNotFound: 'Game Not Found',
  gameNotFoundDetail: "The game you're trying to join doesn't exist",
  gameFull: 'Game is Full',
  gameFullDetail: 'This game already has two players',
  gameError: 'Game Error',
  updateStatusFailed: 'Failed to Update Status',
  placementError: 'Placement Error',
  returnToHome: 'Return to Home',
  refreshGame: 'Refresh Game',
  tryReconnecting: 'Try reconnecting',

  letterSubmitted: 'Letter Submitted',
  letterPlaced: 'Letter Placed',
  letterSelected: 'Letter Selected',
  gameStarted: 'Game Started',
  opponentsMove: "Opponent's Move",
  gameSynchronized: 'Game Synchronized',
  /** For screen readers. */
  upToDate: 'The game is up to date.',

  connecting: 'Connecting...',
  connectionClosed: 'Connection error. Trying again...',
  unreachable: 'Failed to connect. Trying again...',
  slowConnection: 'Slow connection: moves may take a few seconds',

  rematch: 'Rematch',
  nudge: 'Nudge',
  nudged: 'Nudge sent',
  nudgeFailed: "Couldn't send the nudge",
  letGo: 'Let It Go',
  letGoTitle: 'Let this game go?',
  letGoDetail:
    "It ends here, without a score and with no winner. You can't undo this, but you can start a new game any time.",
  keepPlaying: 'Keep Playing',
  letGoFailed: "Couldn't let the game go",
  gameLetGo: 'Game let go',
  reconnecting: 'Reconnecting...',
  notifyWhenJoined: 'Notify Me When They Join',
  notifyMyTurn: "Notify Me When It's My Turn",
} as const;

/** For screen readers, once a letter without a square has been sent. */
export const youChoseText = (letter: string): string => `You chose ${letter}. Press a square to place it.`;

export const choseText = (opponent: string, letter: string): string => `${opponent} chose ${letter}.`;
export const hasPlacedText = (opponent: string): string => `${opponent} has placed.`;
export const awayText = (opponent: string): string => `${opponent} is away`;
/** An opponent who was away from the start isn't back, but here for the first time. */
export const returnedText = (opponent: string, gone: boolean): string =>
  `${opponent} is ${gone ? 'back' : 'here'}`;
export const draftedText = (letter: string): string =>
  `${letter}. Press Space on a square to place it, or Enter to choose it.`;

export const waitingToChooseText = (opponent: string): string => `Waiting for ${opponent} to choose a letter`;

export const waitingToPlaceText = (opponent: string): string => `Waiting for ${opponent} to place`;

/** Says why there is no connection, for example 'the connection was lost', and what may help. */
export const connectionErrorText = (error: string): string =>
  `Connection error: ${error}. Try refreshing the page.`;

export const rematchOfferedText = (opponent: string): string => `${opponent} wants a rematch`;

export const nudgedText = (theirName: string): string => `${theirName} is waiting for your move`;

/** For screen readers, for one of several games. */
export const nudgeLabel = (theirName: string, gameId: string): string =>
  `Nudge ${theirName} in game ${gameId}`;

export const letGoLabel = (gameId: string): string => `Let game ${gameId} go`;
