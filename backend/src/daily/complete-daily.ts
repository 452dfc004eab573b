import { Inject, Injectable } from '@nestjs/common';
import type { HeldBackReason } from '@tessera/contracts';
import { earliestToday, gridFromRows, isOverEverywhere, missingLetters } from '@tessera/rules';
import {
  ID_PREFIX,
  openDateOf,
  CompleteGrid,
  finishGrid,
  sequenceText,
  type CompleteGridCommand,
  type FinishedGrid,
} from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayersService, recordOfNewest, type KnownPlayer } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import { Lexicon } from '../words/index.js';
import { CompletionsStore } from './completions.store.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { FairPlay } from './fair-play.js';
import { HeldBackStore } from './held-back.store.js';

export interface CompleteDailyCommand extends CompleteGridCommand {
  /** As of the start of the request; null for a new player. */
  player: KnownPlayer | null;
  /** The network address from which it was sent, as by `addressKey`. */
  address: string;
}

interface Saving {
  finished: FinishedGrid;
  address: string;
}

/** Completes a daily, which counts for streaks and leaderboards unless its date is over everywhere. */
@Injectable()
export class CompleteDaily {
  constructor(
    private readonly completeGrid: CompleteGrid,
    private readonly games: DailyGamesStore,
    private readonly completions: CompletionsStore,
    private readonly heldBack: HeldBackStore,
    private readonly fairPlay: FairPlay,
    private readonly players: PlayersService,
    private readonly sequences: Sequences,
    private readonly lexicon: Lexicon,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Everything unusual, and every refusal, is decided in a transaction. */
  async execute(command: CompleteDailyCommand): Promise<DailyGameEntity> {
    return (
      (await this.completeNewest(command)) ??
      this.completeGrid.execute(command, this.games, (transaction, game, finished) =>
        this.save(transaction, game, { finished, address: command.address }),
      )
    );
  }

  /**
   * Without reading the game: its ID tells the date, the date its letters, and the statement checks all of that.
   * Null if this isn't the player's newest daily, as they are known.
   */
  private async completeNewest(command: CompleteDailyCommand): Promise<DailyGameEntity | null> {
    const { gameId, player, playerGrid, roundHistory, address } = command;
    const now = this.clock.now();
    const { launchDate } = this.config;
    const date = openDateOf(ID_PREFIX.daily, gameId, { launchDate, now });
    if (!player || date === null || date < launchDate) return null;
    const { letters, lexicon } = await this.sequences.on(date);
    const grid = gridFromRows(playerGrid);
    if (missingLetters(grid, letters).length > 0) return null;
    const finished = finishGrid(
      { letterSequence: sequenceText(letters), lexicon },
      { grid, roundHistory, now: new Date(now) },
      this.lexicon,
    );
    const record = recordOfNewest(player, { date, score: finished.playerScore });
    if (!record) return null;
    const blindLetters = letters.join('');
    return this.completions.complete({
      gameId,
      date,
      blindLetters,
      player,
      record,
      finished,
      since: earliestToday(now),
      network: this.fairPlay.networkOf(address, date),
    });
  }

  private async save(
    transaction: Transaction,
    game: DailyGameEntity,
    { finished, address }: Saving,
  ): Promise<DailyGameEntity> {
    const { gameId, playerUUID, dailyChallengeDate: date } = game;
    const counts = !isOverEverywhere(date, finished.completedAt.getTime());
    const heldBack = counts ? await this.holdBack(transaction, game, { finished, address }) : null;
    const completed = await this.games.complete(transaction, gameId, { ...finished, counts, heldBack });
    await this.players.recordDaily(
      transaction,
      playerUUID,
      { date, score: finished.playerScore, counts },
      () => this.games.history(transaction, playerUUID),
    );
    return completed;
  }

  /** Decides whether the result counts publicly, in the same way as the statement of `CompletionsStore`. */
  private async holdBack(
    transaction: Transaction,
    { gameId, dailyChallengeDate: date }: DailyGameEntity,
    { finished: { playerScore: score, completedAt: at }, address }: Saving,
  ): Promise<HeldBackReason | null> {
    const network = this.fairPlay.networkOf(address, date);
    const completing = { gameId, network, score, at };
    const { reason, newPlayers } = await this.heldBack.place(transaction, completing, this.fairPlay.numbers);
    if (reason) await this.heldBack.add(transaction, { gameId, reason, newPlayers, at });
    return reason;
  }
}
