export const GROUP_NAME_MAX_LENGTH = 25;
export const INVITE_CODE_LENGTH = 6;
/** A group's leaderboard lists every member, so its size is limited. */
export const GROUP_MAX_MEMBERS = 500;
/** How many groups a player can belong to. */
export const PLAYER_MAX_GROUPS = 50;
/** Reactions to a grid go when nobody looks at its date any more. */
export const GRID_REACTIONS_KEPT_DAYS = 60;
export const GROUPS_FRESH_SECONDS = 60;
export const GROUPS_KEPT_SECONDS = 5 * 60;
export const GROUP_SKELETONS = 3;
/** Grids of a day shown on a group's page until the player asks for all. */
export const GROUP_GRIDS_SHOWN = 12;
/** On the start page. */
export const HOME_MAX_GROUPS = 3;
