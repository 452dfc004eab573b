import { LIMITS } from '@tessera/contracts/constants';

/** What the leaderboards say, once. */
export const LEADERBOARD_TEXTS = {
  lead: 'The same blind letters for everyone, so that every score is a fair one.',
  top: `Top ${LIMITS.LEADERBOARD_ROWS}`,
  liveStreak: 'Live Streak',
  noData: 'No data available',
  loading: 'Loading the leaderboard…',
  failed: 'Failed to load the leaderboard',
  sortToday: "Today's score",
  sortCurrent: 'Current streak',
  sortBest: 'Best streak',
  joinHint: 'Create or join groups',
  joinHintRest: 'to play against your friends on a leaderboard of your own.',
  yourGroups: 'Your groups',
  backToGlobal: 'Back to Global Leaderboard',
  groupBoard: 'Group Leaderboard',

  clubIntro:
    'Eight lines of four letters, and a word in every one of them: 32 points, the most that a grid can score. These players have done it.',
  clubScores: 'Perfect 32 Scores',
  clubEmpty: 'No perfect scores yet!',
  clubEmptyDetail: 'Be the first to achieve a perfect 32-point game.',
  clubLoading: 'Loading The 32 Club…',
  clubFailed: 'Failed to load The 32 Club',
  clubMore: 'Show More',
} as const;

/** 'Streak Status: Turtle (10+)' */
export const streakStatusText = (animal: string, from: number): string =>
  `Streak Status: ${animal} (${from}+)`;

/** '1 member', '3 members' */
export const memberCountText = (count: number): string => `${count} ${count === 1 ? 'member' : 'members'}`;
