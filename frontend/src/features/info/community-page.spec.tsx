import { PAGES, titleOf } from '@tessera/contracts/constants';
import { screen } from '@testing-library/react';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { CommunityPage } from './community-page';

const open = (answer: FakeResponse) => {
  fakeFetch(() => answer);
  showPages([{ path: PAGES.community, element: <CommunityPage /> }], PAGES.community);
};

const expectWaysInside = () => {
  expect(screen.getByRole('link', { name: 'Groups' })).toHaveAttribute('href', PAGES.groups);
  expect(screen.getByRole('link', { name: 'Feedback' })).toHaveAttribute('href', PAGES.feedback);
};

it('leads to the chat where there is one', async () => {
  open({ body: { success: true, communityUrl: 'https://chat.example/room' } });
  const chat = await screen.findByRole('link', { name: /^Join the chat/ });
  expect(chat).toHaveAttribute('href', 'https://chat.example/room');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/Keep its letters to yourself/)).toBeVisible();
  expect(document.title).toBe(titleOf('Community'));
  expectWaysInside();
});

it.each([
  ['where there is none', { body: { success: true, communityUrl: null } }],
  ['when it cannot be learnt whether there is one', 'no connection'],
] as const)('leads to the feedback and the groups %s', async (_, answer) => {
  open(answer);
  expect(await screen.findByText('Good company is near.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /chat/ })).toBeNull();
  expectWaysInside();
});
