import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { PlayersService } from '../players/index.js';
import { FeedbackStore } from './feedback.store.js';
import { NotifyTeam } from './notify-team.js';

/** Stores a message to the team. Returns its ID. */
@Injectable()
export class SendFeedback {
  constructor(
    private readonly feedback: FeedbackStore,
    private readonly players: PlayersService,
    private readonly team: NotifyTeam,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(message: string, player: string | undefined): Promise<string> {
    const feedbackId = randomUUID();
    await this.transactions.run(async (transaction) => {
      // The row refers to its player, who must exist.
      if (player !== undefined) await this.players.ensure(transaction, player);
      const createdAt = new Date(this.clock.now());
      await this.feedback.insert(transaction, { feedbackId, message, playerUUID: player ?? null, createdAt });
    });
    this.team.execute({ feedbackId, message, email: null });
    return feedbackId;
  }
}
