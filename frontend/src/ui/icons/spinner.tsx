const SIZES = { small: 'size-[13px]', normal: 'size-[18px]', large: 'size-[22px]' } as const;

/** A small spinner, hidden from screen readers. Describe in text beside it what is loading. */
export const Spinner = ({ size = 'normal' }: { readonly size?: keyof typeof SIZES }) => (
  <span
    aria-hidden="true"
    className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent opacity-80 motion-reduce:animate-none ${SIZES[size]}`}
  />
);
