/**
 * For text that isn't left-aligned, where a longer value starts further left. Remounting it keeps the
 * browser from counting that as a layout shift.
 */
export const NoShiftText = ({ value }: { readonly value: string | number }) => (
  <span key={String(value).length}>{value}</span>
);
