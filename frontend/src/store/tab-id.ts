import { KEYS } from './keys';
import { sessionStore } from './storage';
import { newUuid } from './uuid';

/** This tab's own name for the server: one for as long as the tab is open. */
export function tabId(): string {
  const known = sessionStore.readText(KEYS.clientId);
  if (known) return known;
  const made = newUuid();
  sessionStore.writeText(KEYS.clientId, made);
  return made;
}
