/** A placeholder for loading content: reserves its space and line height, so that nothing jumps. */
export const Skeleton = ({ className = 'h-4 w-full' }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse overflow-hidden rounded-md bg-line/70 motion-reduce:animate-none ${className}`}
  >
    {'\u00a0'}
  </span>
);
