import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

type Pair = readonly [light: string, dark: string];

/** The tokens of a style sheet: `--name: light-dark(#…, #…)`. */
const tokensOf = (css: string): Map<string, Pair> =>
  new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, [light, dark]],
    ),
  );

/** Relative luminance, as WCAG 2 defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const ratio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const usual = tokensOf(read('tokens.css'));
const high = new Map([...usual, ...tokensOf(read('contrast.css'))]);

/** Every text color and the backgrounds it is used on. */
const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'card', 'socket', 'teal-soft', 'ochre-soft', 'terra-soft', 'glaze', 'glaze-hi']],
  ['ink-2', ['paper', 'card', 'socket', 'teal-soft']],
  ['teal', ['paper', 'card', 'teal-soft']],
  ['teal-ink', ['teal']],
  ['ochre-ink', ['paper', 'card', 'ochre-soft', 'glaze-word']],
  ['terra', ['paper', 'card']],
];
const EDGES: typeof TEXTS = [
  ['line', ['paper', 'card']],
  ['glaze-edge', ['card', 'socket']],
  ['switch-edge', ['card']],
  ['ochre', ['card']],
  ['bar', ['card']],
];

const pairs = (list: typeof TEXTS) =>
  list.flatMap(([over, grounds]) => grounds.map((ground) => [over, ground] as const));

const ratios = (tokens: Map<string, Pair>, over: string, ground: string) =>
  ([0, 1] as const).map((theme) => ratio(tokens.get(over)![theme], tokens.get(ground)![theme]));

it.each(pairs(TEXTS))(
  'in high contrast, %s has a contrast ratio of at least 7:1 on %s in both themes',
  (over, ground) => {
    for (const each of ratios(high, over, ground)) expect(each).toBeGreaterThanOrEqual(7);
  },
);

it.each(pairs(EDGES))(
  'in high contrast, the edge %s has a contrast ratio of at least 3:1 on %s',
  (over, ground) => {
    for (const each of ratios(high, over, ground)) expect(each).toBeGreaterThanOrEqual(3);
  },
);

it('a switch that is off has a visible edge even without high contrast', () => {
  for (const each of ratios(usual, 'switch-edge', 'card')) expect(each).toBeGreaterThanOrEqual(3);
});

it('chart bars stand out from their card in both themes', () => {
  for (const each of ratios(usual, 'bar', 'card')) expect(each).toBeGreaterThanOrEqual(1.5);
});

it('redefines only existing tokens', () => {
  expect([...tokensOf(read('contrast.css')).keys()].filter((name) => !usual.has(name))).toEqual([]);
});
