import { z } from 'zod';
import { defineCall, forAdmins, forModerators } from '../wire/call.js';
import { count, done, heldBackReason, instant, isoDate, score, success, text } from '../wire/fields.js';
import { REPORT_KINDS } from '../moderation/moderation-kinds.js';
import { PATHS } from '../wire/paths.js';
import { PERSON_ACTIONS } from './person-actions.js';
import { PERSON_ROWS } from './admin-limits.js';

/** What the list and the sheet of a person both have. */
const person = z.object({
  personId: z
    .string()
    .meta({ description: "The player's public ID, or the account's if it has no player yet" }),
  publicId: z.uuid().nullable(),
  playerName: z.string().nullable(),
  isLeftOut: z.boolean().meta({ description: 'Left out of the public leaderboards' }),
  isHeldBack: z.boolean().meta({ description: 'Has results that were held back' }),
});

const foundPerson = person.meta({ id: 'FoundPerson' });
export type FoundPerson = z.infer<typeof foundPerson>;

const newest = `The newest ${PERSON_ROWS}`;

const personSheet = person
  .extend({
    since: instant.nullable().meta({ description: 'When the player was created' }),
    account: z
      .object({
        id: z.string(),
        name: z.string().nullable(),
        role: z.enum(['admin', 'moderator']).nullable(),
        since: instant,
        sessions: count.meta({ description: 'Open ones' }),
      })
      .nullable()
      .meta({ description: 'Null without an account, and for moderators' }),
    groups: z.array(z.object({ id: z.string(), name: z.string(), isAdmin: z.boolean() })),
    scores: z.object({
      completed: count,
      best: score.nullable(),
      average: z.number().nullable(),
      currentStreak: count,
      bestStreak: count,
      recent: z
        .array(z.object({ date: isoDate, gameNumber: z.int(), score }))
        .meta({ description: `Completed dailies. ${newest}` }),
    }),
    reports: z
      .array(
        z.object({
          id: z.uuid(),
          kind: z.enum(REPORT_KINDS),
          text: z.string().nullable(),
          count: z.int(),
          lastAt: instant,
          isOpen: z.boolean(),
        }),
      )
      .meta({ description: `What others have reported about the player. ${newest}` }),
    heldBack: z
      .array(
        z.object({
          gameId: z.string(),
          date: isoDate,
          gameNumber: z.int(),
          score,
          reason: heldBackReason,
          counts: z.boolean(),
        }),
      )
      .meta({ description: newest }),
    actions: z
      .array(z.enum(['leave-out', 'list-again', ...PERSON_ACTIONS]))
      .meta({ description: 'What the caller can do' }),
  })
  .meta({ id: 'PersonSheet' });
export type PersonSheet = z.infer<typeof personSheet>;

const byPerson = z.object({ personId: text.min(1).max(64, "This isn't a valid ID") });

const findPeople = defineCall({
  method: 'GET',
  path: PATHS.people,
  summary:
    'Find players by name, public ID or the code of a live game; for admins, also by email address or account ID',
  status: 200,
  ...forModerators,
  query: z.object({ search: text.trim().min(1, 'Say whom to find').max(254, 'This is too long') }),
  response: z.object({ success, people: z.array(foundPerson) }),
});

const readPerson = defineCall({
  method: 'GET',
  path: PATHS.person,
  summary: "Get a player's names, groups, scores and reports; for admins, also facts about the account",
  status: 200,
  ...forModerators,
  params: byPerson,
  response: z.object({ success, person: personSheet }),
});

const readPersonEmail = defineCall({
  method: 'GET',
  path: PATHS.personEmail,
  summary: "Get the email address of a person's account",
  status: 200,
  ...forAdmins,
  params: byPerson,
  response: z.object({ success, email: z.string() }),
});

const listPerson = defineCall({
  method: 'PUT',
  path: PATHS.personListing,
  summary: 'Leave a player out of the public leaderboards, or list them again',
  status: 200,
  ...forModerators,
  limit: 'moderate',
  params: byPerson,
  body: z.object({ isLeftOut: z.boolean() }),
  response: done,
});

const actOnPerson = defineCall({
  method: 'POST',
  path: PATHS.personActions,
  summary: 'Do what an operator can do with a command. Accounts of admins only change by commands',
  status: 200,
  ...forAdmins,
  limit: 'moderate',
  params: byPerson,
  body: z.object({ action: z.enum(PERSON_ACTIONS) }),
  response: z.object({
    success,
    link: z.url().optional().meta({ description: 'For `reset-link`: where the owner sets a password' }),
    ended: count.optional().meta({ description: 'For `end-sessions`: how many sessions' }),
    exported: z.looseObject({}).optional().meta({ description: 'For `export`' }),
  }),
});

export const peopleCalls = { findPeople, readPerson, readPersonEmail, listPerson, actOnPerson };
