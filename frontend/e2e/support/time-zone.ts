const NOON = 12;

/** IANA's zones of whole hours count the other way round: `Etc/GMT-5` is five hours ahead. */
function zoneAtNoon(utcHour: number): string {
  const ahead = NOON - utcHour;
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/**
 * The zone of all browsers of a run, and of what tests play for them: about noon when the run starts, so that
 * no date changes under a test, and page and API mean the same day wherever and whenever the run is.
 */
export const TIME_ZONE = (process.env.TESSERA_ZONE ??= zoneAtNoon(new Date().getUTCHours()));
