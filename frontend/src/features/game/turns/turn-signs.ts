/** The tiles of the icon, with a disk in the last one's place. */
const iconWith = (text: string): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26">
<rect fill="#0b6e74" width="12" height="12" rx="3"/><rect fill="#b97708" x="14" width="12" height="12" rx="3"/>
<rect fill="#b3452a" y="14" width="12" height="12" rx="3"/><circle fill="#b3452a" cx="17.5" cy="17.5" r="8.5"/>
<text x="17.5" y="21.6" fill="#fff" font-family="sans-serif" font-size="11.5" font-weight="700" text-anchor="middle">${text}</text>
</svg>`;

const MAX_SHOWN = 9;

/** Draws the number on the tab's icon. Zero restores the icon. */
function showOnTab(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  icon.dataset['plain'] ??= icon.href;
  const text = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
  icon.href =
    count === 0 ? icon.dataset['plain'] : `data:image/svg+xml,${encodeURIComponent(iconWith(text).trim())}`;
}

/** Shows the number on the icon of the installed app. Browsers reject it where the app isn't installed. */
async function showOnApp(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
}

/**
 * A service: shows on all pages how many live games wait for the player. Marks the document with the number, for the
 * menu and its button.
 */
export function createTurnSigns() {
  // Unknown at first: the app's icon may still show a number from an earlier visit.
  let count: number | null = null;
  const show = (next: number) => {
    if (next === count) return;
    count = next;
    const { dataset } = document.documentElement;
    if (next > 0) dataset['turns'] = String(next);
    else delete dataset['turns'];
    showOnTab(next);
    void showOnApp(next);
  };
  return { show };
}
