import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { Replay } from '@tessera/contracts/replays';
import { type AnswerOf, DUEL_ID } from '@tessera/contracts/wire';
import { isOverEverywhere } from '@tessera/rules';
import { DuelReplays } from '../duel/index.js';
import { LiveReplays, type ReplayedGame, type ReplayedGames } from '../game/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository, type KnownPlayer } from '../players/index.js';
import { ReplaySharesRepository, type ReplayShare } from './replay-shares.repository.js';
import { indexOf, replayView } from './replay.view.js';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';

/** A replay that anyone with the link can see. */
export interface SharedReplay {
  shareId: string;
  playerUUID: string;
  sharedBy: 0 | 1;
  /** The players' secret IDs, without the bot. */
  playerUUIDs: readonly string[];
  replay: Replay;
}

/** Replays of finished live games and duels, and their shares. */
@Injectable()
export class ReplaysService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly live: LiveReplays,
    private readonly duels: DuelReplays,
    private readonly players: PlayersRepository,
    private readonly shares: ReplaySharesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accountData: AccountDataHandlers,
  ) {}

  /** The replay of a game, for one of its players. */
  async read(gameId: string, playerUUID: string): Promise<AnswerOf<typeof CALLS.gameReplay>> {
    const share = await this.shares.findOf(gameId, playerUUID);
    // A merge can leave a duel with the merged player. Its share is the remaining player's nevertheless.
    const games = this.gamesOf(gameId);
    const game = await (share ? games.find(gameId) : games.findOwn(gameId, playerUUID));
    return {
      gameId,
      you: indexOf(game, playerUUID),
      replay: await this.view(game),
      shareId: share && !share.endedAt ? share.shareId : null,
    };
  }

  /** A shared replay, for anyone who has the link and wouldn't be spoiled by the letters of a duel. */
  async readShared(shareId: string, viewer: KnownPlayer | null): Promise<SharedReplay> {
    const found = await this.findShared(shareId);
    if (!this.maySee(found, viewer)) throw new AppError('LETTERS_IN_PLAY');
    return found;
  }

  async findShared(shareId: string): Promise<SharedReplay> {
    const { gameId, playerUUID } = await this.requireShared(shareId);
    const game = await this.gamesOf(gameId).find(gameId);
    return {
      shareId,
      playerUUID,
      sharedBy: indexOf(game, playerUUID),
      playerUUIDs: game.players.flatMap((player) => player.playerUUID ?? []),
      replay: await this.view(game),
    };
  }

  /** Throws if there is no such share, or it has ended. */
  async requireShared(shareId: string): Promise<ReplayShare> {
    const share = await this.shares.find(shareId);
    if (!share) throw new AppError('REPLAY_NOT_FOUND');
    if (share.endedAt) throw new AppError('RESULT_ENDED');
    return share;
  }

  /** Shares a player's own game. Returns the share ID, the same one until the player stops sharing the game. */
  async share(gameId: string, playerUUID: string): Promise<string> {
    await this.gamesOf(gameId).findOwn(gameId, playerUUID);
    await this.shares.insert({ gameId, playerUUID }, new Date(this.clock.now()));
    const share = await this.shares.findOf(gameId, playerUUID);
    // The share was ended, or the player merged or deleted, in the meantime.
    if (!share) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 1 });
    if (share.endedAt) throw new AppError('RESULT_ENDED', { field: 'gameId' });
    return share.shareId;
  }

  /** Ends a player's share. The link never leads to the game again, not even if it is shared again. */
  async stopSharing(gameId: string, playerUUID: string): Promise<void> {
    if (!(await this.shares.findOf(gameId, playerUUID)))
      return this.gamesOf(gameId).requireOwn(gameId, playerUUID);
    // Reports of the share are deleted with it, while an admin may be acting on them.
    await this.transactions.run((transaction) => this.shares.remove(transaction, gameId, playerUUID));
  }

  /** Ends a share for everybody, until `resume`. Its player can't share the game again. */
  end(transaction: Transaction, shareId: string): Promise<void> {
    return this.shares.setEnd(transaction, shareId, new Date(this.clock.now()));
  }

  resume(transaction: Transaction, shareId: string): Promise<void> {
    return this.shares.setEnd(transaction, shareId, null);
  }

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await this.shares.move(transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    return { sharedReplays: await this.shares.of(playerUUIDs) };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.shares.removeOf(transaction, playerUUIDs);
  }

  private maySee(
    { playerUUID, playerUUIDs, replay: { date } }: SharedReplay,
    viewer: KnownPlayer | null,
  ): boolean {
    if (date === null || isOverEverywhere(date, this.clock.now())) return true;
    if (viewer === null) return false;
    return [playerUUID, ...playerUUIDs].includes(viewer.playerUUID) || viewer.recentDates.includes(date);
  }

  /** With the players' current names. */
  private async view(game: ReplayedGame): Promise<Replay> {
    const players = game.players.map(({ playerUUID }) => playerUUID).filter((player) => player !== null);
    return replayView(game, await this.players.publicIdentitiesOf(players));
  }

  private gamesOf(gameId: string): ReplayedGames {
    return DUEL_ID.test(gameId) ? this.duels : this.live;
  }
}
