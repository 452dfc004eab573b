import { createContext, useContext, useMemo, useState } from 'react';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import type { Reportable } from './reports.api';
import type { Elements } from '../../ui/util/elements';
import { REPORT_TEXTS, reportLabel, reportedLabel } from './report-texts';
import { Flag } from '../../ui/icons/icons';

interface ReportingState {
  readonly ask: (reportable: Reportable) => void;
  readonly isReported: (reportable: Reportable) => boolean;
}

const ReportingContext = createContext<ReportingState | null>(null);

const ReportDialog = lazyComponent(() => import('./report-dialog').then((part) => part.ReportDialog), {
  whenIdle: false,
});

const keyOf = ({ kind, target }: Reportable): string => `${kind} ${target}`;

/**
 * Wraps a page with report buttons. The dialog belongs to the page, because the row it was opened from may
 * disappear while the player is writing.
 */
export function Reporting({ children }: { readonly children: Elements }) {
  const [asked, setAsked] = useState<{ readonly reportable: Reportable; readonly time: number } | null>(null);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const state = useMemo(
    () => ({
      ask: (reportable: Reportable) => {
        setAsked((last) => ({ reportable, time: (last?.time ?? 0) + 1 }));
        setOpen(true);
      },
      isReported: (reportable: Reportable) => sent.has(keyOf(reportable)),
    }),
    [sent],
  );
  return (
    <ReportingContext value={state}>
      {children}
      {asked && (
        <ReportDialog
          key={asked.time}
          {...asked.reportable}
          open={open}
          onClose={() => setOpen(false)}
          onSent={() => {
            setSent((others) => new Set(others).add(keyOf(asked.reportable)));
            setOpen(false);
          }}
        />
      )}
    </ReportingContext>
  );
}

/** Null on pages where nothing can be reported. */
export const useReporting = (): ReportingState | null => useContext(ReportingContext);

interface ReportButtonProps extends Reportable {
  /** Only a flag, for rows. Otherwise, there is a text next to it. */
  readonly iconOnly?: boolean;
  /** The page has several names, so the text says which. */
  readonly withName?: boolean;
}

/** A quiet button that opens the report dialog of the page. */
export function ReportButton({ iconOnly = false, withName = false, ...reportable }: ReportButtonProps) {
  const reporting = useReporting();
  if (!reporting) return null;
  const isReported = reporting.isReported(reportable);
  const label = (isReported ? reportedLabel : reportLabel)(reportable.name);
  return (
    <button
      type="button"
      className={iconOnly ? 'icon-button text-ink-2' : 'quiet-link'}
      aria-label={label}
      aria-disabled={isReported || undefined}
      onClick={isReported ? undefined : () => reporting.ask(reportable)}
    >
      <Flag size={iconOnly ? 16 : 14} fill={isReported ? 'currentColor' : 'none'} />
      {!iconOnly &&
        (withName ? (
          <bdi className="wrap-anywhere">{label}</bdi>
        ) : isReported ? (
          <span>{REPORT_TEXTS.reported}</span>
        ) : (
          <span>{REPORT_TEXTS.report}</span>
        ))}
    </button>
  );
}
