/** Whether others see a player's grid: admins may leave players out. They still see their own. */
export const isListed = (player: string, viewer: string): string =>
  `(${player} = ${viewer} OR ${player} NOT IN (SELECT "playerUUID" FROM players WHERE "isLeftOut"))`;
