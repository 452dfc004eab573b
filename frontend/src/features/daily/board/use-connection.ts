import { LIMITS } from '@tessera/contracts/constants';
import { useConnectivityQuery } from '../daily.api';

/** Can the server be reached? Checked only while `watch` is on, and true until a check fails. */
export function useConnection(watch: boolean): boolean {
  const { error } = useConnectivityQuery(undefined, {
    skip: !watch,
    pollingInterval: LIMITS.CONNECTIVITY_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  // `error` persists during the next attempt, unlike `isError`, so the result doesn't flicker.
  return !watch || error === undefined;
}
