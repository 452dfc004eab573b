import { SETTINGS_KEY } from '@tessera/contracts/product';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyAppearance, isMotionReduced } from './appearance';

const html = readFileSync(path.join(__dirname, '../../../index.html'), 'utf8').replaceAll(
  '%SETTINGS_KEY%',
  SETTINGS_KEY,
);
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];

const look = () => ({
  marks: { ...document.documentElement.dataset },
  bars: [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media')),
});

const asSystem = (asks: readonly string[]) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: asks.includes(media),
  })) as unknown as typeof window.matchMedia;
};

beforeEach(() => {
  for (const mark of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[mark];
  document.head.innerHTML = [...html.matchAll(/<meta name="theme-color"[^>]*>/g)].join('');
});

const NONE = { theme: 'system', highContrast: false, reducedMotion: false } as const;
const CONTRAST = '(prefers-contrast: more)';
const STILL = '(prefers-reduced-motion: reduce)';

describe.each([
  ['no settings', NONE, [], {}],
  ['the dark theme', { ...NONE, theme: 'dark' }, [], { theme: 'dark' }],
  ['the light theme', { ...NONE, theme: 'light' }, [], { theme: 'light' }],
  [
    'high contrast and reduced motion',
    { ...NONE, theme: 'dark', highContrast: true, reducedMotion: true },
    [],
    { theme: 'dark', contrast: 'more', motion: 'reduce' },
  ],
  ['system preferences for both', NONE, [CONTRAST, STILL], { contrast: 'more', motion: 'reduce' }],
] as const)('with %s', (_, settings, asks, marks) => {
  it('sets the attributes of the document', () => {
    asSystem(asks);
    applyAppearance(settings);
    expect(look().marks).toEqual(marks);
    expect(isMotionReduced.get()).toBe('motion' in marks);
  });

  it('the inline script sets the same attributes before the first paint', () => {
    asSystem(asks);
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    window.eval(script);
    const painted = look();
    applyAppearance(settings);
    expect(painted).toEqual(look());
  });
});

it('removes the attributes of settings that are turned off', () => {
  asSystem([]);
  const before = look();
  applyAppearance({ ...NONE, theme: 'dark', highContrast: true, reducedMotion: true });
  applyAppearance(NONE);
  expect(look()).toEqual(before);
});

it.each(['', '{', 'null', '7'])('the inline script ignores garbage in local storage: %p', (text) => {
  asSystem([]);
  localStorage.setItem(SETTINGS_KEY, text);
  expect(() => void window.eval(script)).not.toThrow();
  expect(look().marks).toEqual({});
});
