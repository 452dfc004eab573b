import { Link } from '../../ui/link/link';
import { SOLO_LINKS } from './play-links';

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
