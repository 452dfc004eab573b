import { titleOf } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
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

it('links to the chat if there is one', async () => {
  open({ body: { success: true, communityUrl: 'https://chat.example/room' } });
  const chat = await screen.findByRole('link', { name: /^Join the Chat/ });
  expect(chat).toHaveAttribute('href', 'https://chat.example/room');
  expect(chat).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/keep its letters to yourself/)).toBeVisible();
  expect(document.title).toBe(titleOf('Community'));
  expectWaysInside();
});

it.each([
  ['if there is no chat', { body: { success: true, communityUrl: null } }],
  ['if it is unknown whether there is a chat', 'no connection'],
] as const)('links to the feedback and groups pages %s', async (_, answer) => {
  open(answer);
  expect(await screen.findByText('Compare grids with friends.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /chat/ })).toBeNull();
  expectWaysInside();
});
