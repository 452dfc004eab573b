const KEYS = [
  ['Arrow keys', 'move around the grid'],
  ['Space', 'place the letter'],
  ['A–Z', 'choose your letter'],
  ['Backspace', 'take your letter back'],
  ['Enter', 'submit'],
] as const;

/** For players who listen to the game. */
const READING_KEYS = [
  ['.', 'repeat the letter'],
  [',', 'say how the game stands'],
  ['1–4', 'read a row'],
  ['5–8', 'read a column'],
  ['0', 'read the whole board'],
  ['?', 'show all keys'],
] as const;

/** What the keys do on a board. */
export const KeyList = ({ all = false }: { readonly all?: boolean }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
    {[...KEYS, ...(all ? READING_KEYS : READING_KEYS.slice(-1))].map(([key, effect]) => (
      <div key={key} className="contents">
        <dt className="font-semibold text-ink">{key}</dt>
        <dd>{effect}</dd>
      </div>
    ))}
  </dl>
);

/** The main keys, beside the board. */
export const KeyboardHelp = () => (
  <section className="grid gap-1.5 text-md text-ink-2">
    <h2 className="text-lg text-ink">Keyboard</h2>
    <KeyList />
  </section>
);
