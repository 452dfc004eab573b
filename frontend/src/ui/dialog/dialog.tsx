import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazy-component';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The dialog's accessible name, shown as its heading. */
  readonly title: string;
  /** A sentence below the title, read out along with it. */
  readonly description?: ReactNode;
  /** Width in pixels on wide screens. On phones, every dialog is a bottom sheet. */
  readonly width?: number;
  /** Called for each key press inside the dialog, before any other handler. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const DialogPanel = lazyComponent(() => import('../lazy/overlays').then((part) => part.DialogPanel));

/**
 * A dialog: centered on wide screens, on phones a bottom sheet that can be swiped down. Escape closes it,
 * and the focus returns to where it was. Its code loads when the page is idle or when a dialog first opens.
 */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <DialogPanel {...props} /> : null;
}
