import { forgetMosaics } from './daily/completions';
import { currentIdentity, replaceIdentity, markSignedOut } from './identity/identity';
import { CHALLENGE_GAME, CURRENT_GAME_KEYS, KEYS } from './storage/keys';
import { LIVE_KEYS } from './live-games';
import { localStore, sessionStore } from './storage/storage';

/** The keys of the player's saved games. */
const savedGameKeys = (): string[] =>
  [KEYS.dailyGame, KEYS.practiceGame, CHALLENGE_GAME, KEYS.duelMoves, KEYS.assignment].flatMap((prefix) =>
    localStore.keysFrom(prefix),
  );

/** Replaces the player's UUID in the values of these keys. An empty string removes it. */
function rename(keys: readonly string[], playerUUID: string): void {
  const before = currentIdentity().playerUUID;
  for (const key of keys) {
    const text = localStore.readText(key);
    if (text !== null) localStore.writeText(key, text.replaceAll(before, playerUUID));
  }
}

/** Makes the account's player this browser's player, and transfers the games started here. */
export function switchPlayer(playerUUID: string): void {
  rename([...savedGameKeys(), KEYS.completions], playerUUID);
  localStore.remove(KEYS.newcomer);
  replaceIdentity(playerUUID);
}

/**
 * Removes the player from this browser, which then gets a new one. The dates of completed dailies stay
 * unless `everything` is set, because each daily can be played only once per browser.
 */
export function forgetPlayer({ everything = false } = {}): void {
  for (const key of savedGameKeys()) localStore.remove(key);
  markSignedOut();
  for (const key of [KEYS.sortChoices, KEYS.shareForm, KEYS.liveGames]) localStore.remove(key);
  if (everything) for (const key of [KEYS.completions, KEYS.push]) localStore.remove(key);
  else {
    forgetMosaics();
    rename([KEYS.completions], '');
  }
  const ofThisTab = [...Object.values(CURRENT_GAME_KEYS), ...Object.values(LIVE_KEYS)];
  for (const key of [...ofThisTab, KEYS.startedGame, KEYS.shownLetters, KEYS.clientId, KEYS.dailyClientId])
    sessionStore.remove(key);
  replaceIdentity();
}
