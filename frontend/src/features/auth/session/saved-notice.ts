import { KEYS } from '../../../store/storage/keys';
import { sessionStore } from '../../../store/storage/storage';
import { announce } from '../../../ui/live-region/live-region';
import { toast } from '../../../ui/toast/toast';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** For screen readers only. */
  readonly spoken?: boolean;
}

/** Saves a notice for the next page load. */
export const saveNotice = (notice: Notice): void => sessionStore.writeJson(KEYS.notice, notice);

/** Screen readers ignore what a live region contains when the page appears. */
const SETTLED_MS = 500;

/** Shows the notice of the previous page, once. */
export function showSavedNotice(): void {
  const notice = sessionStore.readJson(KEYS.notice) as Notice | null;
  sessionStore.remove(KEYS.notice);
  if (notice?.spoken) setTimeout(() => announce(notice.title), SETTLED_MS);
  else if (notice) toast(notice);
}
