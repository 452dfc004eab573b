import { useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import type { DialogProps } from './dialog-panel';

export type { DialogState } from './dialog-panel';

const DialogPanel = lazyComponent(() => import('../overlays').then((part) => part.DialogPanel));

/**
 * A dialog: centered on wide screens, on phones a bottom sheet that can be swiped down. Escape closes it,
 * and the focus returns to where it was. Its code loads when the page is idle or when a dialog first opens.
 */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  if (props.open && !used) setUsed(true);
  return used ? <DialogPanel {...props} /> : null;
}
