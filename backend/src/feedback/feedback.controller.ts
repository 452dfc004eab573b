import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { FeedbackService } from './feedback.service.js';

@Controller()
export class FeedbackController {
  constructor(private readonly feedback: FeedbackService) {}

  @Endpoint(CALLS.sendFeedback)
  async send(
    @Caller() player: string | undefined,
    @Input() { message, requestId }: InputOf<typeof CALLS.sendFeedback>,
  ) {
    return { feedbackId: await this.feedback.send(message, player, requestId) };
  }

  @Endpoint(CALLS.addFeedbackEmail)
  async addEmail(@Input() { feedbackId, email }: InputOf<typeof CALLS.addFeedbackEmail>) {
    await this.feedback.addEmail(feedbackId, email);
  }
}
