import { REPORT_TEXTS } from './report-texts';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { ReportForm, type ReportFormProps } from './report-form';

/** Asks what is wrong with a name or a result, and sends the report. */
export const ReportDialog = ({ open, onClose, ...form }: ReportFormProps & DialogState) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={REPORT_TEXTS.title[form.kind]}
    description={REPORT_TEXTS.intro}
  >
    <ReportForm {...form} />
  </Dialog>
);
