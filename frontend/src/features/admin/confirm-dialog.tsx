import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something that others notice, or that can't be undone. */
export const ConfirmDialog = ({
  open,
  title,
  detail,
  action,
  busy,
  onClose,
  onConfirm,
}: ConfirmDialogProps) => (
  <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} description={detail}>
    <div className="grid gap-2.5 md:grid-cols-2">
      <Button size="large" onClick={onClose}>
        {TEXTS.cancel}
      </Button>
      <Button variant="alert" size="large" busy={busy} onClick={onConfirm}>
        {action}
      </Button>
    </div>
  </Dialog>
);
