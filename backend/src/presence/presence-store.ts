/** Which players gave a sign of life within AWAY_AFTER_MS, for all instances. It never fails. */
export abstract class PresenceStore {
  /** Notes a sign (for its time to live) or a goodbye; answers whether the player was there before. */
  abstract mark(playerUUID: string, isActive: boolean): Promise<boolean>;

  /** One answer for each player, in the order asked. */
  abstract isActive(playerUUIDs: readonly string[]): Promise<boolean[]>;

  /**
   * For each of these players, heard by the caller some time ago: are they silent, and has nobody said so
   * yet? Of several instances that ask only one is told yes.
   */
  abstract claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]>;
}
