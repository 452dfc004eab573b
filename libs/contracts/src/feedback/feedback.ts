import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { TEXTS } from '../texts/texts.js';
import { done, email, message, success } from '../wire/fields.js';
import { FEEDBACK_MAX_LENGTH } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';

/** A message of nothing but spaces and zero-width characters counts as empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Known only to the sender of the message; it authorizes them to add an email address. */
const feedbackId = z.uuid("This isn't a valid feedback ID");

const sendFeedback = defineCall({
  method: 'POST',
  path: PATHS.sendFeedback,
  summary: 'Send feedback to the team',
  status: 201,
  player: 'optional',
  limit: 'feedback',
  body: z.object({
    message: message(TEXTS.feedbackRequired)
      .regex(VISIBLE, TEXTS.feedbackRequired)
      .max(FEEDBACK_MAX_LENGTH, `Feedback must be ${FEEDBACK_MAX_LENGTH} characters or less`),
    requestId: z.uuid().optional().meta({
      description: 'A new UUID, which becomes the feedback ID. A repeated request stores nothing more',
    }),
  }),
  response: z.object({ success, feedbackId }),
});

const addFeedbackEmail = defineCall({
  method: 'POST',
  path: PATHS.addFeedbackEmail,
  summary: 'Add an email address for a reply',
  status: 200,
  player: 'optional',
  limit: 'feedback',
  body: z.object({ feedbackId, email }),
  response: done,
});

export const feedbackCalls = { sendFeedback, addFeedbackEmail };
