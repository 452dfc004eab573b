import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { ReplayPage } from './replay-page';
import { anOwnReplay } from './testing/a-replay';
import { fakeSolver } from './testing/fake-solver';

beforeEach(() => fakeSolver());

/** A server that remembers the share. `fails` rejects what changes it. */
async function openSharing(shareId: string | null, fails = false) {
  let current = shareId;
  const asked = fakeFetch(({ method }): FakeResponse => {
    if (method === 'GET') return { body: anOwnReplay({ shareId: current }) };
    if (fails) return { status: 429, body: rejection('RATE_LIMITED', 'Slow down.') };
    current = method === 'POST' ? 'share12345' : null;
    return method === 'POST' ? { body: { success: true, shareId: current, shareUrl: '' } } : { status: 204 };
  });
  const page = (
    <>
      <ReplayPage gameId="AB123" />
      <Toaster />
    </>
  );
  showPages([{ path: PAGES.review, element: page }], '/review/AB123');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: GAME_REVIEW_TEXTS.share }));
  return { asked, user, dialog: await screen.findByRole('dialog', { name: GAME_REVIEW_TEXTS.share }) };
}

it('creates a link only when the player asks for it, and shows the picture', async () => {
  const { asked, user, dialog } = await openSharing(null);
  expect(dialog).toHaveTextContent(GAME_REVIEW_TEXTS.shareDetail);
  expect(asked.map(({ method }) => method)).toEqual(['GET']);
  await user.click(within(dialog).getByRole('button', { name: GAME_REVIEW_TEXTS.createLink }));
  expect(await within(dialog).findByText(/\/replay\/share12345$/)).toBeVisible();
  expect(within(dialog).getByRole('img', { name: TEXTS.pictureOfResult })).toHaveAttribute(
    'src',
    '/replay/share12345.png',
  );
  const text = within(dialog).getByText(/^Player 1 \d+, Ben \d+ in /);
  expect(text).toBeVisible();
  // The picture comes first.
  const picture = within(dialog).getByRole('img');
  expect(picture.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('ends the share', async () => {
  const { asked, user, dialog } = await openSharing('share12345');
  await user.click(within(dialog).getByRole('button', { name: GAME_REVIEW_TEXTS.stopSharing }));
  expect(await within(dialog).findByRole('button', { name: GAME_REVIEW_TEXTS.createLink })).toBeVisible();
  expect(await screen.findByText(GAME_REVIEW_TEXTS.stopped)).toBeVisible();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /api/games/AB123/replay/share',
  );
});

it('says why a link could not be created, or ended', async () => {
  const { user, dialog } = await openSharing('share12345', true);
  await user.click(within(dialog).getByRole('button', { name: GAME_REVIEW_TEXTS.stopSharing }));
  expect(await screen.findByText(GAME_REVIEW_TEXTS.stopFailed)).toBeVisible();
  expect(await screen.findByText('Slow down.')).toBeVisible();
  await waitFor(() => expect(within(dialog).getByText(/\/replay\/share12345$/)).toBeVisible());
});
