/**
 * A text whose place doesn't begin at its left. When it gets longer it starts further left: as a new text, not as
 * one that moved after it had been shown.
 */
export const Resized = ({ value }: { readonly value: string | number }) => (
  <span key={String(value).length}>{value}</span>
);
