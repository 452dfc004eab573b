import { REPLAY_TEXTS } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { screen } from '@testing-library/react';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { SharedReplayPage } from './shared-replay-page';
import { aReplay } from './testing/a-replay';
import { fakeSolver } from './testing/fake-solver';

beforeEach(() => fakeSolver());

const open = (answer: FakeResponse) => {
  const asked = fakeFetch(() => answer);
  showPages([{ path: PAGES.sharedReplay, element: <SharedReplayPage /> }], '/replay/share12345');
  return asked;
};

it('shows both grids and the analysis to anyone, without addressing a player as "you"', async () => {
  open({
    body: { success: true, shareId: 'share12345', replay: aReplay(), sharedBy: 1, shareUrl: '' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: /^Player 1 \d+, Ben \d+ in / })).toBeVisible();
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    "Player 1's grid",
    "Ben's grid",
  ]);
  expect(await screen.findByText(/Player 1 gained 3.0 points on Ben/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\byou\b/i);
  expect(screen.queryByRole('button', { name: GAME_REVIEW_TEXTS.share })).not.toBeInTheDocument();
});

it('says that a replay is no longer shared', async () => {
  open({ status: 404, body: rejection('REPLAY_NOT_FOUND', REPLAY_TEXTS.notFound) });
  expect(await screen.findByRole('heading', { name: REPLAY_TEXTS.notFoundTitle })).toBeVisible();
  expect(screen.getByText(REPLAY_TEXTS.notFound)).toBeVisible();
});

it("asks visitors to play first if the letters are those of a day that isn't over", async () => {
  open({ status: 403, body: rejection('LETTERS_IN_PLAY', 'Play first.') });
  expect(await screen.findByRole('heading', { name: GAME_REVIEW_TEXTS.spoiler })).toBeVisible();
  expect(screen.getByText('Play first.')).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  open('no connection');
  expect(await screen.findByRole('button', { name: TEXTS.retry })).toBeVisible();
});
