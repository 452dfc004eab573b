import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './link';

function Place() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

const show = (props: Partial<LinkProps>) => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Link to="/there" {...props}>
        There
      </Link>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'There' });
};

const place = () => screen.getByRole('status').textContent;

it('leads to its page without a page load, with its state', async () => {
  const link = show({ state: { from: '/here' } });
  expect(link).toHaveAttribute('href', '/there');
  await userEvent.click(link);
  expect(place()).toBe('/there {"from":"/here"}');
});

it.each<[string, Partial<LinkProps>]>([
  ['another tab', { target: '_blank' }],
  ['a download', { download: 'file.png' }],
  ['a handler that prevents it', { onClick: (event) => event.preventDefault() }],
])('stays on the page for %s', async (_, props) => {
  // jsdom can't navigate, so the browser's own navigation is left out.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(show(props));
  expect(place()).toBe('/here null');
});

it('leaves a click with a modifier key to the browser', async () => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  const link = show({});
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(place()).toBe('/here null');
});
