import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../button/button';
import { Dialog, type DialogState } from './dialog';

interface ConfirmDialogProps extends DialogState {
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly cancel?: string;
  readonly busy: boolean;
  readonly onConfirm: () => unknown;
}

/** Asks before something that others notice, or that can't be undone. */
export const ConfirmDialog = ({
  open,
  title,
  detail,
  action,
  cancel = TEXTS.cancel,
  busy,
  onClose,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title} description={detail}>
    <div className="grid gap-2.5 md:grid-cols-2">
      <Button size="large" onClick={onClose}>
        {cancel}
      </Button>
      <Button variant="alert" size="large" busy={busy} onClick={() => void onConfirm()}>
        {action}
      </Button>
    </div>
  </Dialog>
);
