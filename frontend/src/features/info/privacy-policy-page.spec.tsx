import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { screen, within } from '@testing-library/react';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { PrivacyPolicyPage } from './privacy-policy-page';

const open = (status: number, body: object) => {
  fakeFetch(() => ({ status, body }));
  showPages([{ path: PAGES.privacyPolicy, element: <PrivacyPolicyPage /> }], PAGES.privacyPolicy);
};

const part = (name: string) => screen.getByRole('heading', { level: 2, name }).parentElement!;

it("names the hosting country and the team's email address", async () => {
  open(200, { success: true, hostingCountry: 'Ireland', teamEmail: 'team@play.example' });
  expect(await screen.findByText('Ireland')).toBeVisible();
  expect(screen.getByRole('link', { name: 'team@play.example' })).toHaveAttribute(
    'href',
    'mailto:team@play.example',
  );
});

it('shows everything else if those cannot be loaded', () => {
  open(503, { success: false });
  expect(
    screen.getByText(/the country where our servers are hosted applies\. We only use cookies/),
  ).toBeVisible();
  expect(screen.queryByText(/or write to/)).toBeNull();
  const contact = within(part('Contact'));
  expect(contact.getByRole('link', { name: 'Feedback form' })).toHaveAttribute('href', PAGES.feedback);
});

it('lists everything that is stored', () => {
  open(503, { success: false });
  const list = within(part('What we store'));
  for (const kind of [
    /random identifier \(a UUID\)/,
    /letters, grids, moves, scores/,
    /streaks and achievements, and the results/,
    /player name, if you choose one, and the groups/,
    /email address and password/,
    /each sign-in, your type of device/,
    /Two keep you signed in.*The third stays after that/,
    /IP address of each request/,
    /feedback you send us, and your email address/,
    /turn on notifications: for each device/,
    /Only in your browser/,
  ])
    expect(list.getByText(kind)).toBeVisible();
});

it('says who sees which data and what it is used for, and links to the controls', () => {
  open(503, { success: false });
  expect(part('What others see')).toHaveTextContent(/Members of a group.*result that you share/);
  expect(part('How we use it')).toHaveTextContent(/don't sell your data, show ads/);
  const rights = within(part('Your rights'));
  expect(rights.getByRole('link', { name: 'your account' })).toHaveAttribute('href', PAGES.account);
  expect(rights.getByRole('link', { name: 'Player Name' })).toHaveAttribute('href', PAGES.playerName);
  expect(part('Your rights')).toHaveTextContent(
    new RegExp(`download all your data or delete the account.*up to ${LIMITS.BACKUPS_KEPT_DAYS} days`),
  );
});
