import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { loadPage } from './app/pages';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await loadPage(window.location.pathname);
createRoot(root).render(<App />);
