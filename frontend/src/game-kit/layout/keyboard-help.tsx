/** What the keys do on a board. */
export const KeyboardHelp = () => (
  <section className="grid gap-1.5 text-md text-ink-2">
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
);

const KEYS = [
  ['Arrow keys', 'move around the grid'],
  ['Space', 'place the letter'],
  ['A–Z', 'choose your letter'],
  ['Enter', 'submit'],
] as const;
