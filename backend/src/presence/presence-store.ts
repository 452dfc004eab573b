/** Which players were present within AWAY_AFTER_MS, for all instances. Never fails. */
export abstract class PresenceStore {
  /**
   * Stores that a player is present (for a limited time) or away. Returns whether the player was present
   * before.
   */
  abstract mark(playerUUID: string, isActive: boolean): Promise<boolean>;

  /** Returns one value per player, in the same order. */
  abstract isActive(playerUUIDs: readonly string[]): Promise<boolean[]>;

  /**
   * For each of these players, last seen by the caller some time ago: whether they are away and this hasn't
   * been reported yet. If several instances call this, only one of them gets true.
   */
  abstract claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]>;
}
