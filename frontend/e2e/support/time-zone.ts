const NOON = 12;

/** The sign of `Etc` zones is inverted: `Etc/GMT-5` is five hours ahead of UTC. */
function zoneAtNoon(utcHour: number): string {
  const ahead = NOON - utcHour;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * The time zone of all browsers in a run and of games played through the API. It is about noon there when
 * the run starts, so that the date doesn't change during a test, and page and API agree on it.
 */
export const TIME_ZONE = (process.env.TESSERA_ZONE ??= zoneAtNoon(new Date().getUTCHours()));
