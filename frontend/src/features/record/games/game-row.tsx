import type { RecordGame } from '@tessera/contracts';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { pointsText } from '../../../ui/util/count-text';
import { Link } from '../../../ui/link/link';
import { formatInstant } from '../../../ui/util/date-format';
import { dateText } from '../record-dates';
import { RECORD_TEXTS } from '../record-texts';
import { scoreTier } from '../year/tier';

interface GameRowProps {
  readonly game: RecordGame;
  readonly today: PlainDate;
}

/** A game, what it doesn't count for, and where it came from. Leads to its result. */
export function GameRow({ game, today }: GameRowProps) {
  const { date, gameId, gameNumber, score, outside, heldBack, mergedAt } = game;
  const notes = [
    ...(outside === null ? [] : [RECORD_TEXTS[outside]]),
    ...(heldBack === null ? [] : [RECORD_TEXTS.heldBack]),
    ...(mergedAt === null ? [] : [`Added when you signed in on ${formatInstant.longOfYear(mergedAt)}`]),
  ];
  return (
    <li>
      <Link className="past-games__row" to={pathOf(PAGES.dailyResults, { gameId })}>
        <i className="tessera" data-tier={scoreTier(score)} aria-hidden="true" />
        <span className="min-w-0">
          <b className="font-medium">{dateText(date, today)}</b>
          <span className="text-ink-2">{` · #${gameNumber}`}</span>
          {notes.map((note) => (
            <span key={note} className="block text-sm text-ink-2">
              {note}
            </span>
          ))}
        </span>
        <span className="past-games__score">
          <span>{score}</span>
          <span className="sr-only">{pointsText(score).replace(`${score}`, '')}</span>
        </span>
      </Link>
    </li>
  );
}
