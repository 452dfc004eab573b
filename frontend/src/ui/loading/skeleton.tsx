/** A placeholder for loading content. Reserves its space and line height to avoid layout shifts. */
export const Skeleton = ({ className = 'h-4 w-full' }: { readonly className?: string }) => (
  <span
    aria-hidden="true"
    className={`block animate-pulse overflow-hidden rounded-md bg-line/70 motion-reduce:animate-none ${className}`}
  >
    {'\u00a0'}
  </span>
);
