import { buildOf } from '@tessera/contracts/product';
import { useSiteFactsQuery } from '../info/site.api';

/** The version that the server runs, for reports about problems. */
export function BuildLine() {
  const { data } = useSiteFactsQuery();
  return (
    <p className="min-h-[1lh] text-center text-sm text-ink-2">
      {data !== undefined && buildOf(data.version, data.commit)}
    </p>
  );
}
