import { randomUUID } from 'node:crypto';
import { Injectable, Inject, type OnModuleInit } from '@nestjs/common';
import type { DashboardMetrics, FeedbackItem } from '@tessera/contracts/admin';
import { PRODUCT } from '@tessera/contracts/product';
import { Clock, daysBefore } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayersRepository } from '../players/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { MailDispatch, Mailer } from '../platform/mail/mailer.js';
import { FeedbackRepository } from './feedback.repository.js';
import type { FeedbackEntity } from './feedback.entity.js';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/index.js';

type Notified = Pick<FeedbackEntity, 'feedbackId' | 'message' | 'email'>;

/** Messages to the operator's team. */
@Injectable()
export class FeedbackService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly players: PlayersRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    @Inject(CONFIG) private readonly config: Config,
    private readonly accountData: AccountDataHandlers,
  ) {}

  /** Stores a message to the team, unless one with this ID has been. Returns its ID. */
  async send(
    message: string,
    player: string | undefined,
    feedbackId: string = randomUUID(),
  ): Promise<string> {
    const isNew = await this.transactions.run(async (transaction) => {
      // The row refers to its player, who must exist.
      if (player !== undefined) await this.players.ensure(transaction, player);
      const createdAt = new Date(this.clock.now());
      const row = { feedbackId, message, playerUUID: player ?? null, createdAt };
      return this.feedback.insert(transaction, row);
    });
    if (isNew) this.notifyTeam({ feedbackId, message, email: null });
    return feedbackId;
  }

  /** Adds an address for a reply to a message. */
  async addEmail(feedbackId: string, email: string): Promise<void> {
    const before = await this.feedback.find(feedbackId);
    if (!before) throw new AppError('FEEDBACK_NOT_FOUND', { field: 'feedbackId' });
    // The same address again is a repeated request, about which the team has already been notified.
    if (await this.feedback.setEmail(feedbackId, email)) this.notifyTeam({ ...before, email });
  }

  /** Feedback for the admin dashboard. Messages of the last `days` times 24 hours, newest first. */
  async since(days: number, max: number): Promise<FeedbackItem[]> {
    const rows = await this.feedback.newest(this.daysAgo(days), max);
    return rows.map(({ feedbackId, email, message, createdAt }) => ({
      id: feedbackId,
      email,
      message,
      createdAt: createdAt.toISOString(),
    }));
  }

  async counts(days: number): Promise<DashboardMetrics['feedbackStats']> {
    const [feedbackThisWeek, totalFeedbackCount] = await Promise.all([
      this.feedback.count(this.daysAgo(days)),
      this.feedback.count(),
    ]);
    return { feedbackThisWeek, totalFeedbackCount };
  }

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await this.feedback.move(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const messages = await this.feedback.of(playerUUIDs);
    return {
      feedback: messages.map(({ message, email, createdAt }) => ({ message, email, createdAt })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.feedback.remove(transaction, playerUUIDs);
  }

  private daysAgo(days: number): Date {
    return daysBefore(new Date(this.clock.now()), days);
  }

  /** Emails feedback to the operator's team, if an address is configured. */
  private notifyTeam(feedback: Notified): void {
    const { teamEmail } = this.config;
    if (teamEmail === undefined) return;
    const answerTo = feedback.email === null ? {} : { replyTo: feedback.email };
    this.dispatch.start('a feedback email', () =>
      this.mailer.send({
        to: teamEmail,
        subject: `${PRODUCT} feedback`,
        text: textOf(feedback),
        ...answerTo,
      }),
    );
  }
}

/** The message unchanged: in a plain-text email, nothing is executed. */
const textOf = ({ feedbackId, message, email }: Notified): string => `${message}

--
Feedback ${feedbackId}
${email === null ? 'No email address was left for a reply.' : `Replies go to ${email}.`}
`;
