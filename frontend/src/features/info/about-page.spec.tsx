import { titleOf } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { act, screen } from '@testing-library/react';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { AboutPage } from './about-page';

const open = (answer: FakeResponse) => {
  const asked = fakeFetch(() => answer);
  showPages([{ path: PAGES.about, element: <AboutPage /> }], PAGES.about);
  return asked;
};

const NOTHING = {
  success: true,
  communityUrl: null,
  donateUrl: null,
  socialUrl: null,
  teamEmail: null,
  hostingCountry: 'Ireland',
};

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('thanks the player, and links to donations, the social network, email and feedback', async () => {
  open({
    body: {
      ...NOTHING,
      donateUrl: 'https://give.example/us',
      socialUrl: 'https://social.example/@us',
      teamEmail: 'team@play.example',
    },
  });
  expect(screen.getByText('Thank you for playing.')).toBeVisible();
  expect(document.title).toBe(titleOf('About Us'));
  const donate = await screen.findByRole('link', { name: /^Donate/ });
  expect(donate).toHaveAttribute('href', 'https://give.example/us');
  expect(donate).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Follow Us/ })).toHaveAttribute(
    'href',
    'https://social.example/@us',
  );
  const mail = screen.getByRole('link', { name: 'Email the Team' });
  expect(mail).toHaveAttribute('href', 'mailto:team@play.example');
  expect(mail).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', PAGES.feedback);
});

it.each([
  ['an option that is not configured', { body: NOTHING }],
  ['options that could not be loaded', 'no connection'],
] as const)('does not mention %s', async (_, answer) => {
  const asked = open(answer);
  await screen.findByRole('link', { name: 'Feedback' });
  expect(asked).toHaveLength(1);
  // Waits until the response has arrived.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 60)));
  expect(links()).toEqual([PAGES.community, PAGES.feedback, PAGES.privacyPolicy, PAGES.status]);
  expect(screen.queryByText('Support the game')).toBeNull();
});
