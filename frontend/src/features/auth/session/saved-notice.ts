import { KEYS } from '../../../store/keys';
import { sessionStore } from '../../../store/storage';
import { toast } from '../../../ui/toast/toast';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
}

/** Keeps a notice over the page load that follows. */
export const saveNotice = (notice: Notice): void => sessionStore.writeJson(KEYS.notice, notice);

/** Shows, once, what the page before had to say. */
export function showSavedNotice(): void {
  const notice = sessionStore.readJson(KEYS.notice);
  sessionStore.remove(KEYS.notice);
  if (notice !== null) toast(notice as Notice);
}
