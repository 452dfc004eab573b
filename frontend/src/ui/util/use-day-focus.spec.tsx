import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDayFocus } from './use-day-focus';

/** Without the 12th and the 13th. */
const DATES = ['2026-11-03', '2026-11-10', '2026-11-11', '2026-11-14', '2026-11-20'];

function Calendar() {
  const { current, table, onKeyDown, onFocus } = useDayFocus(DATES, '2026-11-11');
  return (
    <table ref={table} onKeyDown={onKeyDown}>
      <tbody>
        <tr>
          {DATES.map((date) => (
            <td key={date}>
              <button data-date={date} tabIndex={date === current ? 0 : -1} onFocus={() => onFocus(date)}>
                {date}
              </button>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

it('is one tab stop, in which keys move to the nearest day in their direction, even across gaps', async () => {
  const user = userEvent.setup();
  render(<Calendar />);
  const focusAfter = async (keys: string) => {
    await user.keyboard(keys);
    return screen.getAllByRole('button').find((button) => button === document.activeElement)?.textContent;
  };
  await user.tab();
  expect(document.activeElement).toHaveTextContent('2026-11-11');
  expect(await focusAfter('{ArrowRight}')).toBe('2026-11-14');
  expect(await focusAfter('{ArrowLeft}')).toBe('2026-11-11');
  expect(await focusAfter('{ArrowUp}')).toBe('2026-11-03');
  expect(await focusAfter('{ArrowDown}')).toBe('2026-11-10');
  expect(await focusAfter('{End}')).toBe('2026-11-20');
  expect(await focusAfter('{ArrowDown}')).toBe('2026-11-20');
  expect(await focusAfter('{Home}')).toBe('2026-11-03');
});
