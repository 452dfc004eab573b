/** The rules at a glance, for screens with enough room beside the board. */
export const BoardRules = () => (
  <div className="grid gap-5 text-md text-ink-2">
    <section className="grid gap-1.5">
      <h2 className="text-lg text-ink">Scoring</h2>
      <p>Form words of two, three or four letters, left to right and top to bottom.</p>
      <p>The longest word in each row and column counts: 2, 3 or 4 points. A perfect grid scores 32.</p>
    </section>
    <section className="grid gap-1.5">
      <h2 className="text-lg text-ink">Keyboard</h2>
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
  ['Arrow keys', 'move around the grid'],
  ['Space', 'place the letter'],
  ['A–Z', 'choose your letter'],
  ['Enter', 'submit'],
] as const;
