import { currentIdentity, replaceIdentity } from './identity';
import { CURRENT_GAME_KEYS, KEYS } from './keys';
import { LIVE_KEYS } from './live-keys';
import { markSignedOut } from './signed-in';
import { localStore, sessionStore } from './storage';

/** What is kept of the games of one player. */
const savedGameKeys = (): string[] =>
  [KEYS.dailyGame, KEYS.practiceGame, KEYS.duelMoves, LIVE_KEYS.assignment].flatMap((prefix) =>
    localStore.keysFrom(prefix),
  );

/** Puts another UUID, or none, in the place of the player's in what is stored under these keys. */
function rename(keys: readonly string[], playerUUID: string): void {
  const before = currentIdentity().playerUUID;
  for (const key of keys) {
    const text = localStore.readText(key);
    if (text !== null) localStore.writeText(key, text.replaceAll(before, playerUUID));
  }
}

/** The browser's player is the account's from now on: what it has begun here goes on under that name. */
export function switchPlayer(playerUUID: string): void {
  rename([...savedGameKeys(), KEYS.completions], playerUUID);
  replaceIdentity(playerUUID);
}

/**
 * Leaves nothing of the player in the browser, which is somebody new from now on. Which dailies were
 * completed here stays, for a daily is played once per browser, unless `everything` is to go.
 */
export function forgetPlayer({ everything = false } = {}): void {
  for (const key of savedGameKeys()) localStore.remove(key);
  markSignedOut();
  localStore.remove(KEYS.sortChoices);
  if (everything) localStore.remove(KEYS.completions);
  else rename([KEYS.completions], '');
  const ofThisTab = [...Object.values(CURRENT_GAME_KEYS), ...Object.values(LIVE_KEYS)];
  for (const key of [...ofThisTab, KEYS.waitingGames, KEYS.startedGame, KEYS.clientId, KEYS.dailyClientId])
    sessionStore.remove(key);
  replaceIdentity();
}
