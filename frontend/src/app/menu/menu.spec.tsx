import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { tutorialClosed, tutorialOpened } from '../../features/help/help.slice';
import { createStore } from '../../store/create-store';
import { toastStore } from '../../ui/toast/toast';
import { Menu } from './menu';
import { watchMissingChunks } from '../releases/missing-chunks';
import { createReleases } from '../releases/releases';

beforeAll(() => watchMissingChunks(createReleases()));

let offline = true;
jest.mock('./menu-dropdown', () => {
  if (offline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./menu-dropdown');
});

const show = () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

it('is disabled during a tutorial, and hidden during the daily one', () => {
  const store = show();
  act(() => void store.dispatch(tutorialOpened('two-player')));
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDisabled();
  act(() => void store.dispatch(tutorialOpened('daily')));
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  act(() => void store.dispatch(tutorialClosed()));
  expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
});

it('reports that it cannot be loaded offline, and opens on the next click online', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await act(async () => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Please reconnect' }));

  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menu')).toBeVisible();
});
