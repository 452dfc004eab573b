import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pages } from './pages';

it('shows the 404 page for an unknown path', async () => {
  render(
    <MemoryRouter initialEntries={['/rules/of/another/game']}>
      <Pages />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});
