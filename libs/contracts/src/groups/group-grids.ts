import { CELLS } from '@tessera/rules';
import { z } from 'zod';
import { groupId, isoDate, score, success, timeZone } from '../wire/fields.js';
import { defineCall } from '../wire/call.js';
import { PATHS } from '../wire/paths.js';
import { GRID_REACTIONS } from '../wire/reactions.js';

const ofGroup = z.object({ groupId });
const memberId = z.uuid().meta({ description: "The member's public ID, or the caller's own UUID" });
const reaction = z.enum(GRID_REACTIONS);

const given = z
  .array(
    z.object({
      reaction,
      count: z.int().min(1),
      names: z.array(z.string()).meta({ description: 'Of the first three who gave it' }),
      isOwn: z.boolean().meta({ description: 'Whether the caller gave it' }),
    }),
  )
  .meta({ id: 'GivenReactions' });
export type GivenReactions = z.infer<typeof given>;

const groupGrid = z
  .object({
    playerUUID: memberId,
    playerName: z.string().nullable(),
    score,
    isClosed: z.boolean().meta({ description: 'Whether the member keeps their grids to themselves' }),
    mosaic: z.string().length(CELLS).nullable().meta({
      description:
        "The grid's letters; those that aren't part of a scoring word in lower case. Null if it is closed, or would be a spoiler",
    }),
    reactions: given,
  })
  .meta({ id: 'GroupGrid' });
export type GroupGrid = z.infer<typeof groupGrid>;

const groupGrids = defineCall({
  method: 'GET',
  path: PATHS.groupGrids,
  summary: "Get the members' grids of a date's daily, the best first; members only",
  status: 200,
  player: 'required',
  limit: 'readGroup',
  params: ofGroup,
  query: z.object({
    date: isoDate.optional().meta({ description: "The caller's today if missing", format: 'date' }),
    timezone: timeZone.optional(),
  }),
  response: z.object({
    success,
    date: isoDate,
    gameNumber: z.int().min(1),
    isOpen: z.boolean().meta({
      description: 'Whether the caller may see grids: they have played, or the date is over everywhere',
    }),
    closesOwn: z.boolean().meta({ description: "Whether the caller's own grids are closed to the group" }),
    grids: z.array(groupGrid),
  }),
});

const closeGrids = defineCall({
  method: 'PUT',
  path: PATHS.groupGrids,
  summary: "Close the player's grids to a group's other members, or open them again",
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup,
  body: z.object({ closed: z.boolean() }),
  response: z.object({ success, closed: z.boolean() }),
});

const reactToGrid = defineCall({
  method: 'PUT',
  path: PATHS.gridReaction,
  summary: "React to another member's grid, in place of an earlier reaction; with null, take it back",
  status: 200,
  player: 'required',
  limit: 'changeGroup',
  params: ofGroup.extend({ memberId }),
  body: z.object({ date: isoDate, reaction: reaction.nullable() }),
  response: z.object({ success, reactions: given }),
});

export const groupGridCalls = { groupGrids, closeGrids, reactToGrid };
