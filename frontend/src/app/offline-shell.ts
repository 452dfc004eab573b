import { loadWhenIdle } from '../ui/lazy/lazy-component';
import { pageVersion } from './page-version';

const WORKER = '/service-worker.js';

/**
 * A new worker waits until no page of the old version is open. It may be that this page is already of the
 * new one: told so, the worker need not wait. Nothing is ever reloaded.
 */
function tellVersion(registration: ServiceWorkerRegistration, version: string): void {
  const tellWhenInstalled = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') installing.postMessage(version);
    });
  };
  registration.waiting?.postMessage(version);
  tellWhenInstalled();
  registration.addEventListener('updatefound', tellWhenInstalled);
}

async function keepShell(): Promise<void> {
  // A development server has no service worker.
  const version = pageVersion();
  if (!version || !('serviceWorker' in navigator)) return;
  try {
    tellVersion(await navigator.serviceWorker.register(WORKER), version);
  } catch {
    // Private windows and full disks reject it: the app is played online then, as ever.
  }
}

/** Has the service worker keep the app for the time without a connection, once the page has nothing to do. */
export const keepShellWhenIdle = (): void => loadWhenIdle(keepShell);
