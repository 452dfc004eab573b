import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter, type Location, type RouteObject } from 'react-router-dom';
import { createStore, rootReducer } from '../create-store';
import type { ReplacedServices } from '../services';

const NOTHING = rootReducer(undefined, { type: 'closed' });
const openPages = new Set<() => void>();
afterEach(() => {
  for (const close of openPages) close();
});

/** Opens an address as a fresh page load does, with an empty store and its own services. */
export function showPages(
  routes: RouteObject[],
  address: string | Partial<Location>,
  replaced?: ReplacedServices,
) {
  const store = createStore(replaced);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const close = () => {
    openPages.delete(close);
    unmount();
    // Ends whatever the closed page has scheduled, such as a retry a second later.
    store.replaceReducer(() => NOTHING);
  };
  openPages.add(close);
  return { store, router, close };
}
