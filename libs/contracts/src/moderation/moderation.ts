import { z } from 'zod';
import { REPORT_NOTES_SHOWN, REPORT_NOTE_MAX_LENGTH, REPORTS_PAGE } from './moderation-limits.js';
import { defineCall, forModerators } from '../wire/call.js';
import { count, done, instant, message, score, success, text } from '../wire/fields.js';
import { ANY_ID } from '../wire/ids.js';
import { NOTICE_KINDS, REPORT_ACTIONS, REPORT_KINDS, REPORT_REASONS } from './moderation-kinds.js';
import { PATHS } from '../wire/paths.js';

const kind = z.enum(REPORT_KINDS);
const reason = z.enum(REPORT_REASONS);
const action = z.enum(REPORT_ACTIONS);

const sendReport = defineCall({
  method: 'POST',
  path: PATHS.reports,
  summary:
    'Report a player name, a group name, a shared result or replay, or a challenge; each player counts once',
  status: 200,
  player: 'required',
  limit: 'report',
  body: z.object({
    kind,
    target: z.string().regex(ANY_ID, "This isn't a valid ID").meta({
      description:
        'The public ID of the player; the ID of a group in which the caller is a member; the ID of the shared result or replay; the code of the challenge',
    }),
    reason,
    note: message()
      .max(REPORT_NOTE_MAX_LENGTH, `Notes must be ${REPORT_NOTE_MAX_LENGTH} characters or less`)
      .optional(),
  }),
  response: done,
});

/** Something that moderators have done, which a player is told. */
export const notice = z
  .object({
    id: z.uuid(),
    kind: z.enum(NOTICE_KINDS),
    at: instant,
    reason,
    text: z
      .string()
      .nullable()
      .meta({ description: "The removed name, or the group's; null if the notice isn't about a name" }),
    gameNumber: z.int().nullable().meta({
      description: 'Of the result that is no longer shared; null if it was a live game',
    }),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

const acknowledgeNotice = defineCall({
  method: 'POST',
  path: PATHS.noticeSeen,
  summary: 'Acknowledge a notice from the moderators, so that it is no longer sent',
  status: 200,
  player: 'required',
  limit: 'notice',
  params: z.object({ noticeId: z.uuid("This isn't a valid notice ID") }),
  body: z.object({}).optional(),
  response: done,
});

/** Something that was reported, with everything that admins need to decide. */
const report = z
  .object({
    id: z.uuid(),
    kind,
    text: z.string().nullable().meta({
      description:
        "The name when it was first reported; for a shared result or replay, its player's, or null without one; for a challenge, its name or null",
    }),
    textNow: z.string().nullable().meta({ description: 'The same name as it is now' }),
    player: z
      .object({
        publicId: z.uuid(),
        isLeftOut: z.boolean().meta({ description: 'Left out of the public leaderboards by an admin' }),
      })
      .nullable()
      .meta({ description: 'Null for a group' }),
    group: z.object({ id: z.string(), memberCount: count }).nullable(),
    result: z
      .object({
        shareId: z.string(),
        gameNumber: z.int().min(1),
        score: score.nullable(),
        isEnded: z.boolean(),
      })
      .nullable(),
    replay: z
      .object({
        shareId: z.string(),
        gameNumber: z.int().min(1).nullable().meta({ description: 'Null for a live game' }),
        score,
        isEnded: z.boolean(),
      })
      .nullable()
      .meta({ description: "The share of a replay, with its player's score" }),
    challenge: z.object({ code: z.string(), letters: z.string(), isEnded: z.boolean() }).nullable(),
    count: z.int().min(1).meta({ description: 'How many players have reported it' }),
    firstAt: instant,
    lastAt: instant,
    reasons: z.array(z.object({ reason, count })).meta({ description: 'The most frequent first' }),
    notes: z
      .array(z.object({ reason, note: z.string(), at: instant }))
      .meta({ description: `The newest ${REPORT_NOTES_SHOWN}, without who wrote them` }),
    actions: z
      .array(z.object({ action, at: instant, reason }))
      .meta({ description: 'What has been done and not undone; a report without any is open' }),
    possible: z.array(action).meta({ description: 'The actions that fit what was reported' }),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof report>;

const adminReports = defineCall({
  method: 'GET',
  path: PATHS.adminReports,
  summary: 'List what was reported: open reports by how many players sent them, handled ones by date',
  status: 200,
  ...forModerators,
  query: z.object({
    state: z.enum(['open', 'closed']).default('open'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    success,
    reports: z.array(report).meta({ description: `At most ${REPORTS_PAGE}` }),
    openCount: count,
    hasMore: z.boolean(),
  }),
});

const actOnReport = defineCall({
  method: 'POST',
  path: PATHS.reportActions,
  summary: 'Act on a report, or undo an action; repeating either changes nothing',
  status: 200,
  ...forModerators,
  limit: 'moderate',
  params: z.object({ reportId: z.uuid("This isn't a valid report ID") }),
  body: z.object({
    action,
    undo: z.boolean().default(false),
    reason: reason
      .optional()
      .meta({ description: 'What the player is told; by default, the most frequent reason of the report' }),
    seen: text.max(100, 'This name is too long').optional().meta({
      description:
        'For `remove-name`: the name to remove, by default as it was reported. If it has changed since, the call fails',
    }),
  }),
  response: z.object({ success, report }),
});

export const moderationCalls = { sendReport, acknowledgeNotice, adminReports, actOnReport };
