import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';

/** A link to a way to play besides the daily. */
export interface PlayLink {
  readonly to: string;
  readonly name: string;
  /** What it's like, in one line. */
  readonly promise: string;
}

export const FRIEND_LINK: PlayLink = {
  to: PAGES.playFriend,
  name: TEXTS.playFriend,
  promise: 'Take turns choosing the letters',
};

/** The modes that take no opponent at the same time. */
export const SOLO_LINKS: readonly PlayLink[] = [
  { to: PAGES.challenges, name: TEXTS.playLetters, promise: 'Choose eight letters for your friends' },
  { to: PAGES.duels, name: TEXTS.playBot, promise: 'Beat The Mosaicist at four levels' },
  { to: PAGES.archive, name: TEXTS.archive, promise: 'Every past daily, for practice' },
  { to: PAGES.simpleDaily, name: TEXTS.simpleDaily, promise: "Today's letters, just for fun" },
];
