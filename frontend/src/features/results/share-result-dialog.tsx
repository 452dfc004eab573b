import { shareText, type SharedGrid, type ShareForm, SHARE_FORMS } from '@tessera/contracts/results';
import { useState } from 'react';
import type { Picture } from '../../ui/share/picture-button';
import { ShareDialog } from '../../ui/share/share-dialog';
import { ShareForms } from './share-forms';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';
import type { DialogState } from '../../ui/dialog/dialog';

/** What the player chose last in this browser; null before the first choice. */
const lastForm = (): ShareForm | null => {
  const stored = localStore.readText(KEYS.shareForm);
  return SHARE_FORMS.find((form) => form === stored) ?? null;
};

/** How to share results: as the player chose last, and before the first choice as `usual`. */
function useShareForm(usual: ShareForm) {
  const [chosen, setChosen] = useState(lastForm);
  const choose = (form: ShareForm) => {
    localStore.writeText(KEYS.shareForm, form);
    setChosen(form);
  };
  return { form: chosen ?? usual, choose };
}

interface ShareResultDialogProps extends DialogState {
  /** The lines above the grid, title first. No two lines are the same. */
  readonly lines: readonly string[];
  readonly shared: SharedGrid;
  /** What players share until they choose something else. */
  readonly usualForm: ShareForm;
  /** The link is still being created. */
  readonly pending?: boolean;
  /** That takes long: the text can be shared without it. */
  readonly late?: boolean;
  readonly link?: string | undefined;
  /** The result as a picture. */
  readonly pictures?: Readonly<Record<ShareForm, Picture>> | undefined;
}

/** Shares a result with its letters or without them. */
export function ShareResultDialog({ lines, shared, usualForm, pictures, ...dialog }: ShareResultDialogProps) {
  const { form, choose } = useShareForm(usualForm);
  return (
    <ShareDialog
      {...dialog}
      text={shareText(lines, shared, form, dialog.link)}
      lines={lines}
      picture={pictures?.[form]}
    >
      <ShareForms shared={shared} value={form} onChange={choose} />
    </ShareDialog>
  );
}
