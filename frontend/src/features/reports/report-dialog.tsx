import { REPORT_TEXTS } from './report-texts';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { ReportForm } from './report-form';
import type { Reportable } from './reports.api';

interface ReportDialogProps extends Reportable, DialogState {
  readonly onSent: () => void;
}

/** Asks what is wrong with a name or a result, and sends the report. */
export const ReportDialog = ({ open, onClose, onSent, ...reportable }: ReportDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={REPORT_TEXTS.title[reportable.kind]}
    description={REPORT_TEXTS.intro}
  >
    <ReportForm {...reportable} onSent={onSent} />
  </Dialog>
);
