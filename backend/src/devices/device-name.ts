/** The order matters: most user-agent strings also contain the names of other browsers. */
const BROWSERS = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (names: readonly (readonly [string, RegExp])[], text: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(text))?.[0];

/** What a player calls a device, such as "Chrome on Linux", from the header `User-Agent`. */
export function deviceName(userAgent = ''): string {
  const browser = firstIn(BROWSERS, userAgent) ?? 'Browser';
  const system = firstIn(SYSTEMS, userAgent);
  return system === undefined ? browser : `${browser} on ${system}`;
}
