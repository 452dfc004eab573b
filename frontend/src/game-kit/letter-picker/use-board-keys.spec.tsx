import { fireEvent, render, screen } from '@testing-library/react';
import { useBoardKeys } from './use-board-keys';

function Game({ onSubmit }: { readonly onSubmit: () => void }) {
  useBoardKeys({ onLetter: () => undefined, onSubmit });
  return (
    <>
      <p>The page</p>
      <button type="button">Button</button>
      <a href="/rules">Link</a>
      <details>
        <summary>Fold</summary>
      </details>
    </>
  );
}

it.each([
  ['The page', 1],
  ['Button', 0],
  ['Link', 0],
  ['Fold', 0],
])('Enter submits unless it belongs to a control: %s', (text, times) => {
  const onSubmit = jest.fn();
  render(<Game onSubmit={onSubmit} />);
  fireEvent.keyDown(screen.getByText(text), { key: 'Enter' });
  expect(onSubmit).toHaveBeenCalledTimes(times);
});
