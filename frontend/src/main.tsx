import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadPage } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await loadPage(window.location.pathname);
// In slices, so that the page can be scrolled meanwhile: its first paint stands until then.
startTransition(() => createRoot(root).render(<App />));
