const MEDALS = ['🥇', '🥈', '🥉'] as const;

/** A player's place in a table; the first three get a medal. */
export function Place({ place }: { readonly place: number }) {
  const medal = MEDALS[place - 1];
  if (medal === undefined) return <span className="px-1 text-ink-2">{place}</span>;
  return (
    <span role="img" aria-label={`${place}`} className="text-lg leading-none">
      {medal}
    </span>
  );
}
