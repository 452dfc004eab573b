import { localStore } from '../../store/storage/storage';
import { KEYS } from '../../store/storage/keys';
import { loadWhenIdle } from '../../ui/lazy/lazy-component';
import type { AppDispatch } from '../../store/create-store';
import { pageVersion } from './releases';

const WORKER = '/service-worker.js';

/**
 * A new worker waits until no page of the old version is open. If this page already has the new version, the
 * worker needn't wait. Nothing is ever reloaded.
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

async function keepShell(dispatch: AppDispatch): Promise<void> {
  // Development servers have no service worker.
  const version = pageVersion();
  if (!version || !('serviceWorker' in navigator)) return;
  try {
    tellVersion(await navigator.serviceWorker.register(WORKER), version);
    // Only for players who get push notices on this device. What fails is tried again on the next page load.
    if (localStore.readText(KEYS.push)) {
      await import('../../features/push/keep-push').then(({ keepPush }) => dispatch(keepPush()));
    }
  } catch {
    // Private windows and full disks don't allow a worker. The app then works online only.
  }
}

/** Registers the service worker that makes the app work offline and shows notices, once the page is idle. */
export const keepShellWhenIdle = (dispatch: AppDispatch): void => loadWhenIdle(() => keepShell(dispatch));
