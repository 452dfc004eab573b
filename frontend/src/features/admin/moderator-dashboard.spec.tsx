import { ADMIN_TEXTS, PEOPLE_ADMIN_TEXTS } from '@tessera/contracts/admin';
import { MODERATION_TEXTS, reportsTab } from '@tessera/contracts/moderation';
import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { screen } from '@testing-library/react';
import { fakeFetch, rejection } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { AdminDashboardPage } from './admin-dashboard-page';
import { aReportPage } from './testing/a-report';

const MODERATOR = {
  id: '1',
  email: 'helper@example.org',
  name: null,
  playerName: null,
  isAdmin: false,
  isModerator: true,
  authenticated: true,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
};

beforeEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
});
afterEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
});

it.each(['', '?section=metrics', '?section=maintenance'])(
  'shows moderators reports and players, and requests nothing else, at %j',
  async (query) => {
    const requests = fakeFetch(({ path }) => {
      if (path === '/api/auth/user') return { body: MODERATOR };
      if (path === '/api/admin/reports') return { body: aReportPage([]) };
      return { status: 404, body: rejection('NOT_FOUND', 'Nothing') };
    });
    showPages(
      [{ path: PAGES.adminDashboard, element: <AdminDashboardPage /> }],
      PAGES.adminDashboard + query,
    );
    expect(await screen.findByText(MODERATION_TEXTS.empty)).toBeVisible();
    expect(screen.getByText(ADMIN_TEXTS.moderatorTagline)).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      reportsTab(0),
      PEOPLE_ADMIN_TEXTS.tab,
    ]);
    const asked = requests.filter(({ path }) => path.startsWith('/api/admin')).map(({ path }) => path);
    expect([...new Set(asked)]).toEqual(['/api/admin/reports']);
  },
);
