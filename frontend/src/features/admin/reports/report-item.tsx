import {
  type Report,
  ACTION_DONE_TEXTS,
  MODERATION_TEXTS,
  REASON_TEXTS,
  REPORT_KIND_TEXTS,
  reportedBy,
  moreNotes,
} from '@tessera/contracts/moderation';
import { Check } from '../../../ui/icons/icons';
import { moment } from '../metrics';
import { ReportActions } from './report-actions';
import { ReportContext } from './report-context';
import { Name } from '../../../ui/layout/name';

interface ReportItemProps {
  readonly report: Report;
  /** The report has changed since it was loaded. */
  readonly onOutdated: () => void;
}

/** Something that was reported: what it is, how often and why, what has been done, and what can be done. */
export const ReportItem = ({ report, onOutdated }: ReportItemProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-2.5 border-t border-line py-4 first:border-t-0 first:pt-1 last:pb-1">
    <div>
      <p className="text-sm text-ink-2">{REPORT_KIND_TEXTS[report.kind]}</p>
      <h2 className="text-lg leading-snug wrap-anywhere">
        <Name>{report.text ?? MODERATION_TEXTS.noName}</Name>
      </h2>
      <ReportContext report={report} />
    </div>
    <div className="grid gap-1.5">
      <p className="text-sm">
        <b className="font-semibold">{reportedBy(report.count)}</b>{' '}
        <span className="text-ink-2 tabular-nums">
          {report.count === 1 ? (
            <Instant at={report.firstAt} />
          ) : (
            <>
              <Instant at={report.firstAt} />
              <span> – </span>
              <Instant at={report.lastAt} />
            </>
          )}
        </span>
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {report.reasons.map(({ reason, count }) => (
          <li key={reason} className="rounded-full border border-line bg-socket px-2.5 py-0.5 text-sm">
            <span>{REASON_TEXTS[reason]}</span>
            {report.reasons.length > 1 && <b className="pl-1.5 font-semibold tabular-nums">{count}</b>}
          </li>
        ))}
      </ul>
      <ReportNotes notes={report.notes} />
    </div>
    {report.actions.length > 0 && (
      <ul className="grid gap-1 text-sm">
        {report.actions.map(({ action, at, reason }) => (
          <li key={action} className="flex items-start gap-1.5">
            <Check size={16} className="mt-0.5 flex-none text-teal" />
            <span>
              <b className="font-semibold">{ACTION_DONE_TEXTS[action]}</b>{' '}
              <span className="text-ink-2">
                <Instant at={at} />
                {action !== 'dismiss' && <span>{`: ${REASON_TEXTS[reason]}`}</span>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    )}
    <ReportActions report={report} onOutdated={onOutdated} />
  </li>
);

const Instant = ({ at }: { readonly at: string }) => <time dateTime={at}>{moment(at)}</time>;

type Notes = Report['notes'];

/** How many notes are shown before the rest is opened. */
const FIRST = 2;

/** What the players wrote, without who they are. */
function ReportNotes({ notes }: { readonly notes: Notes }) {
  if (notes.length === 0) return null;
  const rest = notes.slice(FIRST);
  return (
    <>
      <List notes={notes.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details>
          <summary className="text-link w-fit cursor-pointer py-1 text-sm">{moreNotes(rest.length)}</summary>
          <List notes={rest} />
        </details>
      )}
    </>
  );
}

const List = ({ notes }: { readonly notes: Notes }) => (
  <ul aria-label={MODERATION_TEXTS.notes} className="grid gap-1.5">
    {notes.map(({ note, at }, place) => (
      <li
        key={`${at} ${place}`}
        className="border-l-2 border-line pl-3 text-sm wrap-anywhere whitespace-pre-line"
      >
        <bdi>{note}</bdi>
      </li>
    ))}
  </ul>
);
