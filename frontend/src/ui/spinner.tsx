/** A small turning ring, only to be seen; say in words beside it what is being waited for. */
export const Spinner = ({ size = 18 }: { readonly size?: number }) => (
  <span
    aria-hidden="true"
    className="inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent opacity-80 motion-reduce:animate-none"
    style={{ width: size, height: size }}
  />
);
