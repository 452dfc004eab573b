import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { FeedbackService } from './feedback.service.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Endpoint(CALLS.sendFeedback)
  async send(
    @Caller() player: string | undefined,
    @Body({ schema: CALLS.sendFeedback.body }) { message }: BodyOf<typeof CALLS.sendFeedback>,
  ): Promise<ResponseOf<typeof CALLS.sendFeedback>> {
    return { success: true, feedbackId: await this.feedback.send(message, player) };
  }

  @Endpoint(CALLS.addFeedbackEmail)
  async addEmail(
    @Body({ schema: CALLS.addFeedbackEmail.body })
    { feedbackId, email }: BodyOf<typeof CALLS.addFeedbackEmail>,
  ): Promise<ResponseOf<typeof CALLS.addFeedbackEmail>> {
    await this.feedback.addEmail(feedbackId, email);
    return { success: true };
  }
}
