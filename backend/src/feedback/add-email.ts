import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/requests/app-error.js';
import { FeedbackStore } from './feedback.store.js';
import { NotifyTeam } from './notify-team.js';

/** Adds an address for a reply to a message. */
@Injectable()
export class AddEmail {
  constructor(
    private readonly feedback: FeedbackStore,
    private readonly team: NotifyTeam,
  ) {}

  async execute(feedbackId: string, email: string): Promise<void> {
    const before = await this.feedback.find(feedbackId);
    if (!before) throw new AppError('FEEDBACK_NOT_FOUND', { field: 'feedbackId' });
    // The same address again is a repeated request, about which the team has already been notified.
    if (await this.feedback.setEmail(feedbackId, email)) this.team.execute({ ...before, email });
  }
}
