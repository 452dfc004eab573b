import type { PlayerInfo } from '@tessera/contracts';
import { CELLS, chooserOf, isLetter, liveRound, type LiveGame } from '@tessera/rules';
import { CURRENT_GAME_KEYS } from '../../store/keys';
import { sessionStore } from '../../store/storage';
import { liveTable, type LiveTable } from './table-state';

/** What a tab keeps of a running game: enough to show it after a reload before the server has answered. */
type KeptGame = Pick<LiveTable, 'gameId' | 'known' | 'loose' | 'draft'> &
  Pick<LiveTable['facts'], 'createdAt' | 'player1Name' | 'player2Name'>;

/** Keeps a running game in this tab; forgets it once it is over. */
export function keepGame({ gameId, seat, facts, known, loose, draft }: LiveTable): void {
  if (facts.status !== 'active') return forgetKeptGame();
  const { createdAt, player1Name, player2Name } = facts;
  const kept: KeptGame = { gameId, known, loose, draft, createdAt, player1Name, player2Name };
  const info: PlayerInfo = { playerId: seat, isYourTurn: chooserOf(liveRound(known)) === seat };
  sessionStore.writeJson(CURRENT_GAME_KEYS.gameState, kept);
  sessionStore.writeJson(CURRENT_GAME_KEYS.playerInfo, info);
}

export function forgetKeptGame(): void {
  sessionStore.remove(CURRENT_GAME_KEYS.gameState);
  sessionStore.remove(CURRENT_GAME_KEYS.playerInfo);
}

/** The kept game of that code, as the table it was; null if there is none, or it makes no sense. */
export function keptTable(gameId: string): LiveTable | null {
  const kept = sessionStore.readJson(CURRENT_GAME_KEYS.gameState) as Partial<KeptGame> | null;
  const info = sessionStore.readJson(CURRENT_GAME_KEYS.playerInfo) as Partial<PlayerInfo> | null;
  if (kept?.gameId !== gameId || !isGame(kept.known)) return null;
  if (info?.playerId !== 1 && info?.playerId !== 2) return null;
  const { known, createdAt, player1Name, player2Name, loose, draft } = kept;
  const facts = {
    status: 'active' as const,
    createdAt: String(createdAt),
    player1Name: nameIn(player1Name),
    player2Name: nameIn(player2Name),
    player1Score: 0,
    player2Score: 0,
    player1Words: [],
    player2Words: [],
  };
  return {
    ...liveTable({ gameId, seat: info.playerId, facts, known, opponent: 'away' }),
    loose: isCell(loose) ? loose : null,
    draft: isLetter(draft) ? draft : null,
    stale: true,
  };
}

const nameIn = (name: unknown): string | null => (typeof name === 'string' ? name : null);

const isCell = (cell: unknown): cell is number =>
  Number.isInteger(cell) && CELLS > Number(cell) && Number(cell) >= 0;

const areCells = (cells: unknown): boolean =>
  Array.isArray(cells) && cells.every((cell) => cell === null || isCell(cell));

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
