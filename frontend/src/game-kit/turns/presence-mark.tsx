/** Whether the opponent is there. */
export type Presence = 'active' | 'away';

const WORDS: Record<Presence, string> = { active: 'Active', away: 'Away' };

interface PresenceMarkProps {
  /** Null if unknown, because there is no connection. */
  readonly presence: Presence | null;
}

/** A green or yellow dot, always with its meaning in words. */
export const PresenceMark = ({ presence }: PresenceMarkProps) => (
  <span className="inline-flex flex-none items-center gap-1.5 text-sm text-ink-2">
    <i
      data-presence={presence ?? undefined}
      className="size-2.5 rounded-full border border-current data-[presence=active]:border-transparent data-[presence=active]:bg-[light-dark(#2f8f4e,#5fcf82)] data-[presence=away]:border-transparent data-[presence=away]:bg-[light-dark(#d9a514,#f2c94c)]"
      aria-hidden="true"
    />
    <span>{presence === null ? 'Status unknown' : WORDS[presence]}</span>
  </span>
);
