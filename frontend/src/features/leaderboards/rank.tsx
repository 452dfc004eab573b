const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** A player's rank. The first three get a medal. */
export function Rank({ rank }: { readonly rank: number }) {
  const medal = MEDALS[rank - 1];
  if (medal === undefined) return <span className="px-1 text-ink-2">{rank}</span>;
  return (
    <span role="img" aria-label={`${rank}`} className="text-lg leading-none">
      {medal}
    </span>
  );
}
