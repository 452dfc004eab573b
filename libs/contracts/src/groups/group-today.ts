import { z } from 'zod';
import { groupId, score } from '../wire/fields.js';
import { GROUP_MAX_MEMBERS } from './group-limits.js';

const members = z.int().min(1).max(GROUP_MAX_MEMBERS);

/** How a group is doing in the daily of a date, in as much as fits into one line. */
export const groupToday = z
  .object({
    id: groupId,
    name: z.string(),
    memberCount: members,
    playedCount: z.int().min(0).max(GROUP_MAX_MEMBERS).meta({ description: 'Members who have completed it' }),
    lead: z
      .object({
        score,
        members: members.meta({ description: 'How many share the lead' }),
        isOwn: z.boolean().meta({ description: 'Whether the calling player is one of them' }),
        playerName: z.string().nullable().meta({ description: 'The one who was first to score it' }),
      })
      .nullable()
      .meta({ description: 'Null before any member has completed it' }),
  })
  .meta({ id: 'GroupToday' });
export type GroupToday = z.infer<typeof groupToday>;
