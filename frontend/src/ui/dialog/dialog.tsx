import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { lazyComponent } from '../lazy/lazy-component';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The dialog's name, shown as its heading. */
  readonly title: string;
  /** One sentence below the title, read out with it. */
  readonly description?: ReactNode;
  /** Pixels on a wide screen; on a phone every dialog is a sheet at the foot of the screen. */
  readonly width?: number;
  /** A press of any key inside, before anything else sees it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

const DialogPanel = lazyComponent(() => import('../lazy/overlays').then((part) => part.DialogPanel));

/**
 * A dialog: centred on a wide screen, a bottom sheet on a phone that a swipe down closes. Escape closes
 * it and the focus goes back to where it was. Its code loads when idle or on first opening.
 */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <DialogPanel {...props} /> : null;
}
