import { LIMITS } from '@tessera/contracts/wire';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, toast, toastStore } from './toast';
import { useSignal } from '../util/signal';
import { ToastView } from './toast-view';

const Shown = () => <ToastView toast={useSignal(toastStore)} />;

const region = () => screen.getByRole('region', { name: 'Notifications' });
const notices = () => within(region()).queryAllByRole('listitem');

const show = (...contents: Parameters<typeof toast>) => act(() => toast(...contents));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Shown />);
});
afterEach(() => {
  act(() => jest.advanceTimersByTime(LIMITS.TOAST_REMOVE_DELAY_MS + LIMITS.TOAST_MS));
  jest.useRealTimers();
});

it('shows only the newest notice', () => {
  show({ title: 'Letter Submitted' });
  show({ title: 'Letter Placed', description: 'Round 3' });
  expect(notices()).toHaveLength(1);
  expect(region()).toHaveTextContent('Letter Placed');
  expect(region()).toHaveTextContent('Round 3');
});

it('closes a notice after 5000 ms', () => {
  show({ title: 'Copied!' });
  act(() => jest.advanceTimersByTime(4999));
  expect(notices()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1));
  expect(notices()).toHaveLength(0);
});

it('keeps a dismissed notice, closed, until the removal delay has passed', () => {
  show({ title: 'Copied!' });
  act(() => dismissToast(toastStore.get()?.id ?? 0));
  expect(notices()).toHaveLength(0);
  expect(toastStore.get()).toMatchObject({ title: 'Copied!', open: false });
  act(() => jest.advanceTimersByTime(1_000_000));
  expect(toastStore.get()).toBeNull();
});

it('moves the focus to the notifications on F8', () => {
  show({ title: 'Copied!' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region().querySelector('ol')).toHaveFocus();
});

it('closes with its button', async () => {
  show({ title: 'Failed to share', tone: 'destructive' });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(within(region()).getByRole('button', { name: 'Close' }));
  expect(notices()).toHaveLength(0);
});

it('is read as title and text with a space in between', () => {
  show({ title: 'Invalid name', description: 'Please enter a name' });
  act(() => jest.advanceTimersByTime(100));
  expect(document.body).toHaveTextContent('Invalid name Please enter a name');
  expect(notices()[0]?.textContent).toContain('Invalid name Please enter a name');
});
