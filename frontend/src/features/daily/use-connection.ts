import { LIMITS } from '@tessera/contracts/constants';
import { useConnectivityQuery } from './daily.api';

/** Can the server be reached? Looked after only while `watch` is on; until it was, yes. */
export function useConnection(watch: boolean): boolean {
  const { isError } = useConnectivityQuery(undefined, {
    skip: !watch,
    pollingInterval: LIMITS.CONNECTIVITY_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  return !watch || !isError;
}
