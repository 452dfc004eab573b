import type { ReactNode } from 'react';
import type { Elements } from '../util/elements';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The dialog's accessible name, shown as its heading. */
  readonly title: string;
  /** A sentence below the title, read out along with it. */
  readonly description?: ReactNode;
  /** Width in pixels on wide screens. On phones, every dialog is a bottom sheet. */
  readonly width?: number;
  readonly children: Elements;
}
