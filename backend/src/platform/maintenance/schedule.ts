import { LIMITS } from '@tessera/contracts/constants';
import { DAY_MS, HOUR_MS } from '@tessera/rules';

/** Times are in milliseconds since 1970. */
export interface MaintenanceChange {
  /** Null ends it; what is left out stays as it is. */
  readonly announcement?: { readonly text: string; readonly endsAt: number } | null | undefined;
  readonly pause?: { readonly startsAt: number; readonly endsAt: number } | null | undefined;
}

/** Why a change can't be made; null if it can. */
export function problemOf({ announcement, pause }: MaintenanceChange, now: number): string | null {
  if (announcement && endProblem(announcement.endsAt, now)) return endProblem(announcement.endsAt, now);
  if (!pause) return null;
  if (pause.startsAt >= pause.endsAt) return 'The pause must end after it starts';
  if (pause.endsAt - pause.startsAt > LIMITS.PAUSE_MAX_HOURS * HOUR_MS)
    return `A pause takes at most ${LIMITS.PAUSE_MAX_HOURS} hours`;
  return endProblem(pause.endsAt, now);
}

function endProblem(endsAt: number, now: number): string | null {
  if (endsAt <= now) return 'The end must be in the future';
  if (endsAt > now + LIMITS.MAINTENANCE_MAX_DAYS * DAY_MS)
    return `The end must be within ${LIMITS.MAINTENANCE_MAX_DAYS} days`;
  return null;
}
