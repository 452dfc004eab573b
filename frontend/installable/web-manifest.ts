import { readFileSync } from 'node:fs';
import { PRODUCT, TAGLINE } from '../../libs/contracts/src/product';

const TOKENS = new URL('../src/ui/theme/tokens.css', import.meta.url);

/** The light value of a color token. A manifest supports only one theme. */
function lightToken(name: string): string {
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}),`).exec(readFileSync(TOKENS, 'utf8'))?.[1];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  return value;
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The name and appearance of the installed app. */
export const webManifest = () => ({
  id: '/',
  name: PRODUCT,
  short_name: PRODUCT,
  description: TAGLINE,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: lightToken('paper'),
  theme_color: lightToken('paper'),
  categories: ['games', 'entertainment'],
  icons: [
    icon('app', 192, 'any'),
    icon('app', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    { name: "Play Today's Game", url: '/1pv3-daily-challenge' },
    { name: 'Play a Friend', url: '/play-friend' },
  ].map((shortcut) => ({ ...shortcut, icons: [icon('app', 192, 'any')] })),
});
