import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter, type Location, type RouteObject } from 'react-router-dom';
import { createStore } from '../create-store';

/** Opens the pages at an address as a fresh page load does: with a store that knows nothing yet. */
export function showPages(routes: RouteObject[], address: string | Partial<Location>) {
  const store = createStore();
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, close: unmount };
}
