import { KEYS } from '../storage/keys';
import { sessionStore } from '../storage/storage';
import { newUuid } from './uuid';

function storedId(key: string): string {
  const known = sessionStore.readText(key);
  if (known) return known;
  const made = newUuid();
  sessionStore.writeText(key, made);
  return made;
}

/** This tab's client ID, valid for as long as the tab is open. */
export const tabId = (): string => storedId(KEYS.clientId);

/** The same for synchronizing the daily between the tabs of a session. */
export const dailyTabId = (): string => storedId(KEYS.dailyClientId);
