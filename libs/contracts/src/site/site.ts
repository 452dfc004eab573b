import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

const link = z.url().nullable();

/** Facts about the operator that the pages show, and the build. Those that are null are left out. */
const siteFacts = defineCall({
  method: 'GET',
  path: PATHS.site,
  summary: "Get the site's links, contact address and hosting country, and the version",
  status: 200,
  player: 'none',
  response: z.object({
    success,
    communityUrl: link,
    donateUrl: link,
    socialUrl: link,
    teamEmail: z.email().nullable(),
    hostingCountry: z.string(),
    version: z.string(),
    /** The Git commit of the build, or `UNKNOWN_COMMIT`. */
    commit: z.string(),
  }),
});

export const siteCalls = { siteFacts };
