import type { LedgerDay, LedgerMerge } from '@tessera/contracts';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { Link } from '../../../ui/link/link';
import { dateText } from '../record-dates';
import { dayLine, LEDGER_TEXTS, mergeLine } from './ledger-texts';

interface LedgerRowProps {
  readonly entry: LedgerDay | LedgerMerge;
  readonly today: PlainDate;
}

/** A day of the ledger. If there was a game, the row leads to it. */
export function LedgerRow({ entry, today }: LedgerRowProps) {
  const isMerge = entry.kind === 'merged';
  const { title, detail } = isMerge ? mergeLine(entry) : dayLine(entry, today);
  const streak = isMerge ? entry.streakAfter : entry.after;
  const gameId = isMerge ? null : entry.gameId;
  const row = (
    <>
      <span className="ledger__streak" data-kind={entry.kind}>
        <span className="sr-only">{LEDGER_TEXTS.streak} </span>
        <span>{streak}</span>
      </span>
      <span className="min-w-0">
        <span className="ledger__title">
          <b>{title}</b>
          <time dateTime={entry.date}>{dateText(entry.date, today)}</time>
        </span>
        <span className="ledger__detail">{detail}</span>
      </span>
    </>
  );
  return gameId === null ? (
    <li className="ledger__row">{row}</li>
  ) : (
    <li>
      <Link className="ledger__row" to={pathOf(PAGES.dailyResults, { gameId })}>
        {row}
      </Link>
    </li>
  );
}
