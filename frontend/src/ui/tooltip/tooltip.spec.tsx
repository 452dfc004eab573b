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
      <Tooltip text="Pressed hint" byPress>
        <button>Three</button>
      </Tooltip>
      <Tooltip text="Second hint">
        <button>Two</button>
      </Tooltip>
    </>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
});
afterEach(() => jest.useRealTimers());

it('leaves the control unchanged', () => {
  fireEvent.focus(document.body);
  expect(control('One')).toBeInTheDocument();
  expect(hint()).not.toBeInTheDocument();
});

it('opens after the pointer has rested for 700 ms', () => {
  enter('One');
  pass(699);
  expect(hint()).not.toBeInTheDocument();
  pass(1);
  expect(hint()).toHaveTextContent('First hint');
  leave('One');
  pass(1000);
});

it('opens the next one at once within 300 ms, and waits again after that', () => {
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

describe('on a control that only shows the hint', () => {
  const tap = () => {
    fireEvent.pointerDown(control('Three'), { pointerType: 'touch' });
    fireEvent.pointerUp(control('Three'), { pointerType: 'touch' });
    fireEvent.click(control('Three'), { detail: 1 });
  };

  it('a tap opens it, and another tap closes it', () => {
    tap();
    expect(hint()).toHaveTextContent('Pressed hint');
    tap();
    expect(hint()).not.toBeInTheDocument();
  });

  it('a tap elsewhere closes it', () => {
    tap();
    pass(1);
    fireEvent.pointerDown(control('One'), { pointerType: 'mouse' });
    expect(hint()).not.toBeInTheDocument();
  });

  it('keyboard focus opens it, and Enter and Escape close it', () => {
    fireEvent.focus(control('Three'));
    expect(hint()).toHaveTextContent('Pressed hint');
    fireEvent.click(control('Three'), { detail: 0 });
    expect(hint()).not.toBeInTheDocument();
    fireEvent.click(control('Three'), { detail: 0 });
    expect(hint()).toHaveTextContent('Pressed hint');
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(hint()).not.toBeInTheDocument();
  });
});

it('a tap on any other control does not open it', () => {
  fireEvent.pointerDown(control('One'), { pointerType: 'touch' });
  fireEvent.click(control('One'), { detail: 1 });
  expect(hint()).not.toBeInTheDocument();
});
