import { KEYS } from '../../../store/storage/keys';
import { sessionStore } from '../../../store/storage/storage';
import { toast } from '../../../ui/toast/toast';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
}

/** Saves a notice for the next page load. */
export const saveNotice = (notice: Notice): void => sessionStore.writeJson(KEYS.notice, notice);

/** Shows the notice of the previous page, once. */
export function showSavedNotice(): void {
  const notice = sessionStore.readJson(KEYS.notice);
  sessionStore.remove(KEYS.notice);
  if (notice !== null) toast(notice as Notice);
}
