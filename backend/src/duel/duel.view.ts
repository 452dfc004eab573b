import { type DuelGameView, type DuelSummary, DUEL_TEXTS } from '@tessera/contracts/duels';
import type { PlayerInfo } from '@tessera/contracts/live';
import { USER_ID_FIELDS } from '@tessera/contracts/product';
import {
  BOT_SEAT,
  PLAYER_SEAT,
  duelTurn,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  maskLiveGame,
  rowsFromGrid,
  type DuelGame,
  type Grid,
} from '@tessera/rules';
import type { DuelEntity } from './duel.entity.js';

/** The state for the rules. */
export const duelOf = ({ version, letters, playerCells, botCells }: DuelEntity): DuelGame => ({
  isJoined: true,
  version,
  letters: [...letters],
  cells: { [PLAYER_SEAT]: playerCells, [BOT_SEAT]: botCells },
});

/** The player's own grid: results show nothing of the bot's. */
export const playerGridOf = (row: DuelEntity): Grid => liveGrid(duelOf(row), PLAYER_SEAT);

/** A duel as its player sees it, with nothing of the bot's grid before the end. */
export function duelView(row: DuelEntity, playerName: string | null): DuelGameView {
  const duel = maskLiveGame(duelOf(row), PLAYER_SEAT);
  const [round, status] = [liveRound(duel), row.status];
  return {
    gameId: row.gameId,
    version: duel.version,
    status,
    currentRound: round,
    currentTurn: duelTurn(round),
    currentLetter: status === 'active' ? liveLetter(duel) : null,
    letters: [...duel.letters],
    player1Name: playerName,
    player2Name: DUEL_TEXTS.botName,
    player1UUID: row.playerUUID,
    player2UUID: null,
    [USER_ID_FIELDS.player1]: row.userId,
    [USER_ID_FIELDS.player2]: null,
    player1Status: 'Available',
    player2Status: 'Available',
    player1Submitted: hasPlaced(duel, PLAYER_SEAT),
    player2Submitted: hasPlaced(duel, BOT_SEAT),
    player1Cells: [...duel.cells[PLAYER_SEAT]],
    player2Cells: [...duel.cells[BOT_SEAT]],
    player1Grid: rowsFromGrid(liveGrid(duel, PLAYER_SEAT)),
    player2Grid: rowsFromGrid(liveGrid(duel, BOT_SEAT)),
    player1Score: row.playerScore,
    player2Score: row.botScore,
    lexicon: row.lexicon,
    player1Words: row.playerWords,
    player2Words: row.botWords,
    gameMode: 'daily',
    createdAt: row.createdAt.toISOString(),
    dailyChallengeDate: row.dailyChallengeDate,
    gameNumber: row.gameNumber,
    level: row.level,
    botRemarks: row.remarks.map((remark, index) => ({ round: index + 1, remark })),
  };
}

export function duelPlayerInfo(row: DuelEntity): PlayerInfo {
  const duel = duelOf(row);
  const isYourTurn = liveStatus(duel) === 'active' && duelTurn(liveRound(duel)) === PLAYER_SEAT;
  return { playerId: PLAYER_SEAT, isYourTurn };
}

export function duelSummary(row: DuelEntity): DuelSummary {
  const isCompleted = row.status === 'completed';
  return {
    gameId: row.gameId,
    level: row.level,
    status: row.status,
    currentRound: liveRound(duelOf(row)),
    playerScore: isCompleted ? row.playerScore : null,
    botScore: isCompleted ? row.botScore : null,
  };
}
