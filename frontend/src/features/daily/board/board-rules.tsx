/** The rules in a glance, for screens that have room beside the board. */
export const BoardRules = () => (
  <div className="grid gap-5 text-md text-ink-2">
    <section className="grid gap-1.5">
      <h2 className="text-lg text-ink">What counts</h2>
      <p>Words of two, three or four letters, read left to right or top to bottom.</p>
      <p>
        Each row and each column counts once, with its longest word: 2, 3 or 4 points. A perfect grid is 32.
      </p>
    </section>
    <section className="grid gap-1.5">
      <h2 className="text-lg text-ink">By keyboard</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {KEYS.map(([key, effect]) => (
          <div key={key} className="contents">
            <dt className="font-semibold text-ink">{key}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
);

const KEYS = [
  ['Arrows', 'move on the grid'],
  ['Space', 'places the letter'],
  ['A–Z', 'chooses yours'],
  ['Enter', 'submits'],
] as const;
