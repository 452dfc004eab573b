import { z } from 'zod';
import { defineCall, forAdmins } from '../wire/call.js';
import { instant, message, success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';
import { ANNOUNCEMENT_MAX_LENGTH } from './maintenance-limits.js';

const NO_TEXT = 'An announcement needs a text';

/** One line, because it is sent in a header and shown in a small place. */
export const announcementText = message(NO_TEXT)
  .overwrite((typed) => typed.replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, NO_TEXT)
      .max(ANNOUNCEMENT_MAX_LENGTH, `An announcement has at most ${ANNOUNCEMENT_MAX_LENGTH} characters`),
  );

const serviceNotice = z
  .object({
    announcement: z
      .object({ text: z.string(), endsAt: instant })
      .nullable()
      .meta({ description: 'What the operator tells everyone' }),
    pause: z
      .object({ startsAt: instant, endsAt: instant })
      .nullable()
      .meta({ description: 'In between, running games end their round and nothing new begins' }),
  })
  .meta({ id: 'ServiceNotice' });
/** What is announced and not over yet. Responses of calls have it in `NOTICE_HEADER` if there is anything. */
export type ServiceNotice = z.infer<typeof serviceNotice>;

const answer = z.object({ success, notice: serviceNotice });

const readMaintenance = defineCall({
  method: 'GET',
  path: PATHS.adminMaintenance,
  summary: 'Get the current announcement and pause',
  status: 200,
  ...forAdmins,
  response: answer,
});

const changeMaintenance = defineCall({
  method: 'PUT',
  path: PATHS.adminMaintenance,
  summary: 'Set or end the announcement and the pause; what is left out stays as it is',
  status: 200,
  ...forAdmins,
  body: z.object({
    announcement: z
      .object({ text: announcementText, endsAt: instant })
      .nullable()
      .optional()
      .meta({ description: 'Null ends it' }),
    pause: z
      .object({ startsAt: instant.optional().meta({ description: 'Now, if left out' }), endsAt: instant })
      .nullable()
      .optional()
      .meta({ description: 'Null ends it' }),
  }),
  response: answer,
});

export const maintenanceCalls = { readMaintenance, changeMaintenance };
