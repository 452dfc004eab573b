import { loadChunksWhenIdle } from '../../ui/lazy/lazy-component';
import { createStore } from '../../store/create-store';
import { keepShellWhenIdle } from './offline-shell';

const register = jest.fn();

beforeAll(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  Object.defineProperty(window, 'requestIdleCallback', { value: (run: () => void) => run() });
  keepShellWhenIdle(createStore().dispatch);
});
beforeEach(() => register.mockReset());
afterEach(() => (document.head.innerHTML = ''));

const nameVersion = (version: string) =>
  (document.head.innerHTML = `<meta name="version" content="${version}">`);

/** Runs everything that is waiting for the page to be idle. */
const idle = async () => {
  loadChunksWhenIdle();
  await new Promise((resolve) => setTimeout(resolve));
};

const aWorker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: jest.fn() });
const aRegistration = (workers: object) => Object.assign(new EventTarget(), workers);

it('registers no service worker on a page without a version', async () => {
  await idle();
  expect(register).not.toHaveBeenCalled();
});

it('ignores it if the browser does not allow a service worker', async () => {
  nameVersion('a1');
  register.mockRejectedValue(new DOMException('not here', 'SecurityError'));
  await expect(idle()).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

it('sends its version to a waiting worker, and to a later one once it is installed', async () => {
  nameVersion('a2');
  const waiting = aWorker('installed');
  const later = aWorker('installing');
  const registration = aRegistration({ waiting, installing: null });
  register.mockResolvedValue(registration);
  await idle();
  expect(waiting.postMessage).toHaveBeenCalledWith('a2');

  Object.assign(registration, { installing: later });
  registration.dispatchEvent(new Event('updatefound'));
  expect(later.postMessage).not.toHaveBeenCalled();
  later.state = 'installed';
  later.dispatchEvent(new Event('statechange'));
  expect(later.postMessage).toHaveBeenCalledWith('a2');
});
