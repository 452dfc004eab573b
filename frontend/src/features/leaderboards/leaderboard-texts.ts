import type { HeldBackReason } from '@tessera/contracts/daily';
import { LIMITS } from '@tessera/contracts/wire';

/** Texts of the leaderboards. */
export const LEADERBOARD_TEXTS = {
  lead: 'Everyone gets the same blind letters, so every score is a fair one.',
  top: `Top ${LIMITS.LEADERBOARD_ROWS}`,
  liveStreak: 'Live Streak',
  noDataDetail: 'Be the first on this leaderboard.',
  ownTitle: 'Your game today',
  you: 'You',
  addName: 'Not listed yet: add a name',
  notListed: 'Not listed yet',
  unranked: 'Not ranked',
  belowTop: `Not in the top ${LIMITS.LEADERBOARD_ROWS} today`,
  heldBack: 'Not on the public leaderboards today',
  leftOut: 'Not on the public leaderboards',
  inTop: `In today's top ${LIMITS.LEADERBOARD_ROWS}`,
  stillCounts: 'Your streak and your groups count this game.',
  notPlayed: "You haven't played today",
  notPlayedDetail: 'Play to see where you stand.',
  loading: 'Loading the leaderboard...',
  failed: 'Failed to load the leaderboard',
  joinHint: 'Create or join groups',
  joinHintRest: 'to compete with friends on your own leaderboard.',
  yourGroups: 'Your groups',
  backToGlobal: 'Back to Global Leaderboard',
  groupBoard: 'Group Leaderboard',
  perfectScores: '32s',

  clubTeaser: 'Eight four-letter words in one grid. Few have done it.',
  clubLink: 'See the Members',
  clubIntro:
    'Eight lines, each a four-letter word: 32 points, the highest score possible. These players have done it.',
  clubScores: 'Perfect 32 Scores',
  clubEmpty: 'No perfect scores yet!',
  clubEmptyDetail: 'Be the first to achieve a perfect 32-point game.',
  clubLoading: 'Loading The 32 Club...',
  clubFailed: 'Failed to load The 32 Club',
} as const;

/** Why today's result isn't listed, and what to do. */
export const HELD_BACK_TEXTS: Readonly<Record<HeldBackReason, string>> = {
  'too-fast': "Games of a few seconds aren't listed. Take your time tomorrow and you'll be listed.",
  'many-new-players': `Too many new players from your network today to list them all. Once ${LIMITS.NEW_PLAYER_DAILIES} of your dailies have counted, you'll be listed like everyone else.`,
  'many-high-scores': `Several players on your network have top scores today, and the leaderboards list only the first ${LIMITS.NETWORK_HIGH_SCORES}.`,
};

/** 'Streak Status: Turtle (10+)' */
export const streakStatusText = (animal: string, from: number): string =>
  `Streak Status: ${animal} (${from}+)`;

/** '1 member', '3 members' */
export const memberCountText = (count: number): string => `${count} ${count === 1 ? 'member' : 'members'}`;
