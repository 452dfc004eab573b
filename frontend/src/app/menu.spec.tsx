import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from '../store/create-store';
import { toastStore } from '../ui/toast';
import { Menu } from './menu';

let offline = true;
jest.mock('./menu-dropdown', () => {
  if (offline) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('./menu-dropdown');
});

it('stays a button without a connection, and opens at the next press with one', async () => {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await act(async () => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(toastStore.get()).toMatchObject({ title: 'Please reconnect' });

  offline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByRole('menu')).toBeVisible();
});
