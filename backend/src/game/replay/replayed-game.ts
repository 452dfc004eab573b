import type { DuelLevel } from '@tessera/contracts/duels';
import type { Replay } from '@tessera/contracts/replays';
import type { Letter, PlainDate, ScoringWord } from '@tessera/rules';

/** What a replay needs of one player. */
interface ReplayedPlayer {
  /** Null for the bot. */
  playerUUID: string | null;
  score: number;
  words: ScoringWord[];
  /** By round. */
  cells: number[];
}

/** A finished game of two, as long as it is stored. */
export interface ReplayedGame {
  gameId: string;
  mode: Replay['mode'];
  completedAt: Date;
  /** Null for a live game. */
  duel: { gameNumber: number; date: PlainDate; level: DuelLevel } | null;
  /** The version of the lexicon that scores the game. */
  lexicon: string;
  /** By round. */
  letters: Letter[];
  players: readonly [ReplayedPlayer, ReplayedPlayer];
}

/** Finished games of one kind. Both methods throw an AppError unless the game exists and is finished. */
export interface ReplayedGames {
  find(gameId: string): Promise<ReplayedGame>;
  /** Throws one too if the player isn't one of the game's. */
  findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame>;
  /** Throws an AppError unless the game exists and is the player's, whether or not it is finished. */
  requireOwn(gameId: string, playerUUID: string): Promise<void>;
}
