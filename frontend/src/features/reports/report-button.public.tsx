import { REPORT_TEXTS, reportLabel, reportedLabel } from './report-texts';
import { Flag } from '../../ui/icons/icons';
import type { Reportable } from './reports.api';
import { useReporting } from './reporting.public';

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
      <Flag size={iconOnly ? 16 : 14} fill={isReported ? 'currentColor' : 'none'} aria-hidden />
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
