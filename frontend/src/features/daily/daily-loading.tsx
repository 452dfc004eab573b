import { TableLoading } from './table-loading.part';

/** What the daily's page shows at once: the document says the same before any script. */
export const DailyLoading = () => (
  <TableLoading text="Loading today's game" title="Laying out today's letters" />
);
