import { type GivenReactions, namesOfText } from '@tessera/contracts/groups';

/** Texts of a group's page. */
export const GROUP_PAGE_TEXTS = {
  todaysGrids: "Today's grids",
  loading: 'Loading the grids...',
  failed: 'Failed to load the grids',
  nobody: 'Nobody has played yet today',
  nobodyDetail: 'Be the first.',
  locked: 'You see the grids once you have played.',
  /** Of an earlier day that the player hasn't played and that isn't over everywhere. */
  lockedDay: 'You see this grid once that day is over everywhere.',
  onlyYou: "You're the first today. The others' grids show up here.",
  alone: 'Invite friends, and you see their grids here after each game.',
  showAll: 'Show All',
  closed: 'Keeps grids closed',
  closeOwn: 'Keep my grids closed',
  closeOwnHint: "This group sees your scores, but not your grids. You still see the others'.",
  closeFailed: "Couldn't change that",
  invite: 'Invite',
  members: 'Members',
  you: 'You',
  gridTitle: (name: string) => `${name}'s Grid`,
  ownTitle: 'Your Grid',
  react: 'React to this grid',
  noGrid: 'There is no grid of that day.',
  lastWeek: 'Last week',
  thatWeek: 'That week',
  winner: 'Winner',
  bestGrid: 'Best grid',
  yourWeek: 'You',
} as const;

/** '3 of 5 have played today' */
export const playedText = (played: number, members: number): string =>
  played === members ? `All ${members} have played today` : `${played} of ${members} have played today`;

/** 'Ada, Bo and 2 more' */
export function namesText({ names, count }: GivenReactions[number]): string {
  const more = count - names.length;
  if (names.length === 0) return count === 1 ? 'somebody' : `${count} members`;
  return more > 0 ? `${names.join(', ')} and ${more} more` : namesOfText(names);
}

/** 'Place 2 of 8' */
export const placeText = (place: number, players: number): string => `Place ${place} of ${players}`;

/** '1 game', '7 games' */
export const gamesText = (games: number): string => `${games} ${games === 1 ? 'game' : 'games'}`;
