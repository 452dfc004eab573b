import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { Link } from 'react-router-dom';

const WAYS = [
  { to: PAGES.duels, name: 'Play the Bot' },
  { to: PAGES.simpleDaily, name: TEXTS.simpleDaily },
  { to: PAGES.archive, name: TEXTS.archive },
] as const;

interface OtherGameModesProps {
  /** The current page, which isn't linked. */
  readonly except?: string;
}

/** Links to the game modes other than the daily and live games. */
export const OtherGameModes = ({ except }: OtherGameModesProps) => (
  <nav aria-label="Other ways to play" className="grid pt-2.5 text-center text-sm text-ink-2">
    <p aria-hidden="true">Other ways to play</p>
    <ul className="flex flex-wrap justify-center gap-x-1">
      {WAYS.filter(({ to }) => to !== except).map(({ to, name }) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-9 items-center px-2 font-medium text-ink underline underline-offset-2"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
