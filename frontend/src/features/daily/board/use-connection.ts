import { LIMITS } from '@tessera/contracts/constants';
import { useConnectivityQuery } from '../daily.api';

/** Can the server be reached? Looked after only while `watch` is on; until it was, yes. */
export function useConnection(watch: boolean): boolean {
  const { error } = useConnectivityQuery(undefined, {
    skip: !watch,
    pollingInterval: LIMITS.CONNECTIVITY_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  // `error` outlives the next attempt, `isError` does not: the answer must not flicker between the two.
  return !watch || error === undefined;
}
