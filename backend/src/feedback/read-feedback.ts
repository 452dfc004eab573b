import { Injectable } from '@nestjs/common';
import type { DashboardMetrics, FeedbackItem } from '@tessera/contracts';
import { Clock, daysBefore } from '../platform/clock/clock.js';
import { FeedbackStore } from './feedback.store.js';

/** Feedback for the admin dashboard. */
@Injectable()
export class ReadFeedback {
  constructor(
    private readonly store: FeedbackStore,
    private readonly clock: Clock,
  ) {}

  /** Messages of the last `days` times 24 hours, newest first. */
  async since(days: number, max: number): Promise<FeedbackItem[]> {
    const rows = await this.store.newest(this.daysAgo(days), max);
    return rows.map(({ feedbackId, email, message, createdAt }) => ({
      id: feedbackId,
      email,
      message,
      createdAt: createdAt.toISOString(),
    }));
  }

  async counts(days: number): Promise<DashboardMetrics['feedbackStats']> {
    const [feedbackThisWeek, totalFeedbackCount] = await Promise.all([
      this.store.count(this.daysAgo(days)),
      this.store.count(),
    ]);
    return { feedbackThisWeek, totalFeedbackCount };
  }

  private daysAgo(days: number): Date {
    return daysBefore(new Date(this.clock.now()), days);
  }
}
