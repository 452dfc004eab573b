import type { Presence } from './table-state';

/** Green or yellow, and always in words too. */
export const PresenceMark = ({ presence }: { readonly presence: Presence }) => (
  <span className="inline-flex flex-none items-center gap-1.5 text-[13px] text-ink-2">
    <i
      data-presence={presence}
      className="size-2.5 rounded-full border border-current data-[presence=active]:border-transparent data-[presence=active]:bg-[light-dark(#2f8f4e,#5fcf82)] data-[presence=away]:border-transparent data-[presence=away]:bg-[light-dark(#d9a514,#f2c94c)]"
      aria-hidden="true"
    />
    {presence === 'active' ? 'Active' : 'Away'}
  </span>
);
