import { Body, Controller } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { AddEmail } from './add-email.js';
import { SendFeedback } from './send-feedback.js';

@Controller()
export class FeedbackController {
  constructor(
    private readonly sendFeedback: SendFeedback,
    private readonly addAddress: AddEmail,
  ) {}

  @Endpoint(CALLS.sendFeedback)
  async send(
    @Caller() player: string | undefined,
    @Body({ schema: CALLS.sendFeedback.body }) { message }: BodyOf<typeof CALLS.sendFeedback>,
  ): Promise<ResponseOf<typeof CALLS.sendFeedback>> {
    return { success: true, feedbackId: await this.sendFeedback.execute(message, player) };
  }

  @Endpoint(CALLS.addFeedbackEmail)
  async addEmail(
    @Body({ schema: CALLS.addFeedbackEmail.body })
    { feedbackId, email }: BodyOf<typeof CALLS.addFeedbackEmail>,
  ): Promise<ResponseOf<typeof CALLS.addFeedbackEmail>> {
    await this.addAddress.execute(feedbackId, email);
    return { success: true };
  }
}
