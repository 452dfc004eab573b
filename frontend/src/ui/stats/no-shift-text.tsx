/**
 * Text that isn't left-aligned: a longer value starts further left. It is remounted, so that this doesn't count as
 * a layout shift.
 */
export const NoShiftText = ({ value }: { readonly value: string | number }) => (
  <span key={String(value).length}>{value}</span>
);
