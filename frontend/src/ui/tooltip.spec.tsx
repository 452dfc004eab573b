import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip';

const control = (name: string) => screen.getByRole('button', { name });
const enter = (name: string) => fireEvent.pointerMove(control(name), { pointerType: 'mouse' });
const leave = (name: string) =>
  fireEvent.pointerLeave(control(name), { pointerType: 'mouse', clientX: 0, clientY: 0 });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const hint = () => screen.queryByRole('tooltip');

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <>
      <Tooltip text="First hint">
        <button>One</button>
      </Tooltip>
      <Tooltip text="Second hint">
        <button>Two</button>
      </Tooltip>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
});
afterEach(() => jest.useRealTimers());

it('leaves the control as it is', () => {
  fireEvent.focus(document.body);
  expect(control('One')).toBeInTheDocument();
  expect(hint()).not.toBeInTheDocument();
});

it('opens after 700 ms of rest', () => {
  enter('One');
  pass(699);
  expect(hint()).not.toBeInTheDocument();
  pass(1);
  expect(hint()).toHaveTextContent('First hint');
  leave('One');
  pass(1000);
});

it('opens the next at once within 300 ms, and waits again after that', () => {
  enter('One');
  pass(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  leave('One');
  pass(299);
  enter('Two');
  pass(0);
  expect(hint()).toHaveTextContent('Second hint');

  fireEvent.keyDown(document, { key: 'Escape' });
  leave('Two');
  pass(300);
  enter('One');
  pass(1);
  expect(hint()).not.toBeInTheDocument();
});
