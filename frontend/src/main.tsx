import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadBar } from './app/bar/lazy-bar';
import { trackFocus } from './app/startup';
import { loadPage } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const restoreFocus = trackFocus(root);

function Start() {
  useLayoutEffect(restoreFocus, []);
  return <App />;
}

const { pathname } = window.location;
await Promise.all([loadPage(pathname), loadBar(pathname)]);
// The prerendered page stays until the app can replace it in one frame. The transition keeps the page
// scrollable in the meantime.
startTransition(() => createRoot(root).render(<Start />));
