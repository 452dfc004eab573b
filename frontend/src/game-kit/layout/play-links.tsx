import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { Link } from '../../ui/link/link';

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

interface OtherGameModesProps {
  /** The current page, which isn't linked. */
  readonly except?: string;
}

/** Links to the game modes other than the daily and live games. */
export const OtherGameModes = ({ except }: OtherGameModesProps) => (
  <nav
    aria-label="Other ways to play"
    className="grid pt-5 sm:pt-6 lg:pt-10 text-center text-sm text-ink-2 lg:text-left"
  >
    <p aria-hidden="true">Other ways to play</p>
    <ul className="flex flex-wrap justify-center gap-x-1 lg:-ml-2 lg:justify-start">
      {SOLO_LINKS.filter(({ to }) => to !== except).map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-10 items-center px-2 font-medium text-ink underline underline-offset-2"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
