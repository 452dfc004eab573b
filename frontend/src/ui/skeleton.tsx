/** The place of something that is still loading: holds its room, so that nothing jumps. */
export const Skeleton = ({ className = 'h-4 w-full' }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse rounded-md bg-line/70 motion-reduce:animate-none ${className}`}
  />
);
