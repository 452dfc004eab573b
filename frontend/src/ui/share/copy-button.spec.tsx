import { act, render, screen } from '@testing-library/react';
import { CopyButton } from './copy-button';
import { toastStore } from '../toast/toast';

const copyWith = async (writeText: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<CopyButton text="https://example.org/share/1" label="Copy" />);
  screen.getByRole('button', { name: 'Copy' }).click();
  await act(() => jest.advanceTimersByTimeAsync(0));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('copies the text and confirms it for two seconds', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await copyWith(writeText);
  expect(writeText).toHaveBeenCalledWith('https://example.org/share/1');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});

it('shows the text in a notice, for copying it by hand, if the browser does not allow copying', async () => {
  await copyWith(() => Promise.reject(new Error('denied')));
  const { title, description } = toastStore.get() ?? {};
  expect(title).toBe("Couldn't copy automatically");
  render(<p>{description}</p>);
  expect(screen.getByText('https://example.org/share/1')).toHaveClass('select-all');
  expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
});
