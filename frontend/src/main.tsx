import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { keepFocus } from './app/keep-focus';
import { loadPage } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const giveFocusBack = keepFocus(root);

function Start() {
  useLayoutEffect(giveFocusBack, []);
  return <App />;
}

await loadPage(window.location.pathname);
// The prerendered page stays until the app can replace it in one frame. The app renders in slices, so that the page
// can be scrolled in the meantime.
startTransition(() => createRoot(root).render(<Start />));
