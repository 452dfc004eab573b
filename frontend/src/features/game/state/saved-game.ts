import type { PlayerInfo } from '@tessera/contracts/live';
import { CELLS, chooserOf, isLetter, liveRound, type LiveGame } from '@tessera/rules';
import { CURRENT_GAME_KEYS } from '../../../store/storage/keys';
import { sessionStore } from '../../../store/storage/storage';
import { createBoard, type LiveBoardState } from './board-state';
import { assignmentOf } from './game-session';

/** The part of a running game that a tab saves: enough to show it after a reload until the server responds. */
type SavedGame = Pick<LiveBoardState, 'gameId' | 'known' | 'draft'> &
  Pick<LiveBoardState['facts'], 'createdAt' | 'player1Name' | 'player2Name'> & {
    loose: LiveBoardState['stagedCell'];
  };

/** A service: saves the running game of this tab. */
export function createSavedGame() {
  /**
   * Going to another page, such as the word checker, removes the game from the tab's storage. This keeps the
   * letter in hand for when the player comes back, until the page reloads.
   */
  let lastSeen: LiveBoardState | null = null;

  const lastSeenBoard = (wanted: string): LiveBoardState | null => {
    if (lastSeen?.gameId !== wanted) return null;
    const { gameId, seat, facts, known, stagedCell, draft } = lastSeen;
    return boardFrom({ gameId, seat, facts, known, stagedCell, draft });
  };

  const remove = () => {
    lastSeen = null;
    sessionStore.remove(CURRENT_GAME_KEYS.gameState);
    sessionStore.remove(CURRENT_GAME_KEYS.playerInfo);
  };

  /** Saves a running game, or removes it once it is over. */
  const save = (board: LiveBoardState) => {
    const { gameId, seat, facts, known, stagedCell, draft } = board;
    if (facts.status !== 'active') return remove();
    const { createdAt, player1Name, player2Name } = facts;
    const saved: SavedGame = { gameId, known, loose: stagedCell, draft, createdAt, player1Name, player2Name };
    const info: PlayerInfo = { playerId: seat, isYourTurn: chooserOf(liveRound(known)) === seat };
    lastSeen = board;
    sessionStore.writeJson(CURRENT_GAME_KEYS.gameState, saved);
    sessionStore.writeJson(CURRENT_GAME_KEYS.playerInfo, info);
  };

  /**
   * The game's saved board. Null if there is none or it isn't valid, or if it is another player's: a logout in another
   * tab takes the seat away, but can't reach this tab's storage.
   */
  const restore = (gameId: string): LiveBoardState | null =>
    assignmentOf(gameId) === null ? null : (storedBoard(gameId) ?? lastSeenBoard(gameId));

  return { save, remove, restore };
}

/** A board whose current state has to be fetched from the server. */
type UnconfirmedBoard = Pick<LiveBoardState, 'gameId' | 'seat' | 'facts' | 'known' | 'stagedCell' | 'draft'>;

const boardFrom = ({ stagedCell, draft, ...game }: UnconfirmedBoard): LiveBoardState => ({
  ...createBoard({ ...game, opponent: null }),
  stagedCell,
  draft,
  stale: true,
});

function storedBoard(gameId: string): LiveBoardState | null {
  const saved = sessionStore.readJson(CURRENT_GAME_KEYS.gameState) as Partial<SavedGame> | null;
  const info = sessionStore.readJson(CURRENT_GAME_KEYS.playerInfo) as Partial<PlayerInfo> | null;
  if (saved?.gameId !== gameId || !isGame(saved.known)) return null;
  if (info?.playerId !== 1 && info?.playerId !== 2) return null;
  const { known, createdAt, player1Name, player2Name, loose: stagedCell, draft } = saved;
  const facts = {
    status: 'active' as const,
    createdAt: String(createdAt),
    player1UUID: null,
    player2UUID: null,
    player1Name: nameIn(player1Name),
    player2Name: nameIn(player2Name),
    // Only a completed game needs it, and that one comes from the server.
    lexicon: '',
    player1Score: 0,
    player2Score: 0,
    player1Words: [],
    player2Words: [],
  };
  return boardFrom({
    gameId,
    seat: info.playerId,
    facts,
    known,
    stagedCell: isCell(stagedCell) ? stagedCell : null,
    draft: isLetter(draft) ? draft : null,
  });
}

const nameIn = (name: unknown): string | null => (typeof name === 'string' ? name : null);

const isCell = (cellIndex: unknown): cellIndex is number =>
  Number.isInteger(cellIndex) && CELLS > Number(cellIndex) && Number(cellIndex) >= 0;

const areCells = (cells: unknown): boolean =>
  Array.isArray(cells) && cells.every((cellIndex) => cellIndex === null || isCell(cellIndex));

function isGame(game: Partial<LiveGame> | undefined): game is LiveGame {
  const { version, letters, cells } = game ?? {};
  return (
    Number.isInteger(version) &&
    Array.isArray(letters) &&
    letters.every(isLetter) &&
    areCells(cells?.[1]) &&
    areCells(cells?.[2]) &&
    game?.isJoined === true
  );
}
