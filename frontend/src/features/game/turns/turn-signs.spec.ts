import { createTurnSigns } from './turn-signs';

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')!;
const shown: (number | null)[] = [];

beforeEach(() => {
  shown.length = 0;
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg" />';
  document.documentElement.removeAttribute('data-turns');
  Object.assign(navigator, {
    setAppBadge: (count: number) => Promise.resolve(shown.push(count)),
    clearAppBadge: () => Promise.resolve(shown.push(null)),
  });
});
afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

it('shows the number on the icons of the tab and of the app, and restores them', () => {
  const { show } = createTurnSigns();
  show(3);
  expect(document.documentElement).toHaveAttribute('data-turns', '3');
  expect(decodeURIComponent(icon().href)).toContain('>3</text>');
  show(12);
  expect(decodeURIComponent(icon().href)).toContain('>9+</text>');
  show(0);
  expect(document.documentElement).not.toHaveAttribute('data-turns');
  expect(icon().href).toBe('http://localhost/favicon.svg');
  expect(shown).toEqual([3, 12, null]);
});

it('draws nothing as long as the number stays the same', () => {
  const { show } = createTurnSigns();
  show(0);
  show(2);
  show(2);
  expect(shown).toEqual([null, 2]);
});

it('clears the number of an earlier visit from the icon of the app', () => {
  createTurnSigns().show(0);
  expect(shown).toEqual([null]);
});

it('does without a badge where the app is not installed', async () => {
  Object.assign(navigator, { setAppBadge: () => Promise.reject(new Error('not installed')) });
  const { show } = createTurnSigns();
  show(1);
  await Promise.resolve();
  expect(decodeURIComponent(icon().href)).toContain('>1</text>');
});
