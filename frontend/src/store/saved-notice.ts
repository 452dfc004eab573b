import { KEYS } from './storage/keys';
import { sessionStore } from './storage/storage';

export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  /** For screen readers only. */
  readonly spoken?: boolean;
}

/** Saves a notice for the next page load. */
export const saveNotice = (notice: Notice): void => sessionStore.writeJson(KEYS.notice, notice);

/** The notice of the previous page, once. */
export function takeSavedNotice(): Notice | null {
  const notice = sessionStore.readJson(KEYS.notice) as Notice | null;
  sessionStore.remove(KEYS.notice);
  return notice;
}
