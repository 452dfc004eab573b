import { Body, Controller } from '@nestjs/common';
import { type AnswerOf, type BodyOf, CALLS } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { Refusal } from '../platform/http/refusal.js';
import { Caller } from '../players/players.module.js';
import { FeedbackStore } from './feedback.store.js';
import { SendFeedback } from './send-feedback.js';

@Controller()
export class FeedbackController {
  constructor(
    private readonly sendFeedback: SendFeedback,
    private readonly feedback: FeedbackStore,
  ) {}

  @Endpoint(CALLS.sendFeedback)
  async send(
    @Caller() player: string | undefined,
    @Body({ schema: CALLS.sendFeedback.body }) { message }: BodyOf<typeof CALLS.sendFeedback>,
  ): Promise<AnswerOf<typeof CALLS.sendFeedback>> {
    return { success: true, feedbackId: await this.sendFeedback.execute(message, player) };
  }

  @Endpoint(CALLS.addFeedbackEmail)
  async addEmail(
    @Body({ schema: CALLS.addFeedbackEmail.body })
    { feedbackId, email }: BodyOf<typeof CALLS.addFeedbackEmail>,
  ): Promise<AnswerOf<typeof CALLS.addFeedbackEmail>> {
    if (!(await this.feedback.setEmail(feedbackId, email))) {
      throw new Refusal('FEEDBACK_NOT_FOUND', { field: 'feedbackId' });
    }
    return { success: true };
  }
}
