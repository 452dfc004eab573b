import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { playRounds, roundIs } from '../../game-kit/testing/own-board';
import { currentIdentity } from '../../store/identity/identity';
import { forgetPlayer } from '../../store/local-player';
import { CHALLENGE_GAME } from '../../store/storage/keys';
import { rejection } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { CHALLENGE_LABELS } from './challenge-labels';
import { ChallengePage } from './challenge-page';
import { ChallengesPage } from './challenges-page';
import { CHALLENGE, CODE, aChallenge, aGame, aGrid, challengeServer } from './testing/challenge-server';

const COMPLETE = `POST ${CHALLENGE}/complete`;
const SAVED = CHALLENGE_GAME + CODE;

const open = (address = `/challenge/${CODE}`) => {
  const element = (
    <>
      <ChallengePage />
      <Toaster />
    </>
  );
  const pages = [
    { path: PAGES.challenge, element },
    { path: PAGES.challenges, element: <ChallengesPage /> },
  ];
  return { user: userEvent.setup(), ...showPages(pages, address) };
};

const press = (name: string) => screen.findByRole('button', { name });

it('invites whoever opens the link, and shows no letters', async () => {
  const server = challengeServer();
  open();
  expect(await screen.findByText('Ada chose eight letters for you')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Birthday letters' })).toBeInTheDocument();
  expect(screen.getByText('A 32 is possible')).toBeVisible();
  expect(screen.getByText('Played by 2 players')).toBeVisible();
  expect(screen.getByRole('img', { name: CHALLENGE_LABELS.closedLetters })).toBeVisible();
  expect(screen.getByRole('button', { name: /Report.*Birthday letters/ })).toBeVisible();
  expect(server.requests.map(({ path }) => path)).not.toContain(`${CHALLENGE}/start`);
});

it("lets players report the maker's name if the challenge has none, and the letters once they know them", async () => {
  challengeServer(aChallenge({ name: null }));
  open();
  expect(await screen.findByRole('button', { name: 'Report Ada' })).toBeVisible();
  cleanup();
  challengeServer(aChallenge({ name: null, state: 'completed', letters: [...'BATSEARD'], score: 11 }));
  open();
  expect(await screen.findByRole('button', { name: 'Report BATSEARD' })).toBeVisible();
});

it('hides the rating if the maker does', async () => {
  challengeServer(aChallenge({ figures: null }));
  open();
  expect(await press('Play')).toBeVisible();
  expect(screen.queryByText('A 32 is possible')).toBeNull();
});

it("plays the letters to the end, and shows everybody's grids", async () => {
  const server = challengeServer();
  const { user } = open();
  await user.click(await press('Play'));
  await roundIs(1);
  // The focus would be lost with the button.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await playRounds(user, 1, 16);
  expect(
    await screen.findByRole('heading', { name: '"Birthday letters" complete: 11 points' }),
  ).toHaveFocus();
  const grids = within(screen.getByRole('region', { name: CHALLENGE_LABELS.grids }));
  expect(await grids.findByText('Ben')).toBeVisible();
  expect(grids.getByText('You').closest('li')).toHaveAttribute('data-own');
  expect(grids.getByRole('img', { name: "Ben's grid: LACK, IRON, MERE, BAKE" })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Review the Game/ })).toHaveAttribute(
    'href',
    `/review/PML-${CODE}`,
  );
  expect(server.asked(COMPLETE)).toHaveLength(1);
  expect(localStorage.getItem(SAVED)).toBeNull();
});

it.each([
  ['Share without letters', '→ 4 – – –\n↓ – – – –'],
  ['Share results', 'ⒷⓇⒶⓉ\nⓁⓄⓇⒺ\nⒺⓉⒶⓈ\nⒹⒺⓌⓍ'],
])('shares the result with the link to the challenge: %s', async (choice, rows) => {
  const server = challengeServer(aChallenge({ state: 'completed', score: 4 }));
  server.answers[`GET ${CHALLENGE}/game`] = {
    body: {
      success: true,
      game: aGame({
        status: 'completed',
        playerGrid: ['BRAT', 'LORE', 'ETAS', 'DEWX'].map((row) => [...row]),
        playerWords: [{ word: 'BRAT', direction: 'horizontal', line: 0, start: 0, score: 4 }],
        playerScore: 4,
      }),
    },
  };
  const { user } = open();
  await user.click(await press(TEXTS.shareResults));
  const dialog = within(await screen.findByRole('dialog', { name: TEXTS.shareResults }));
  expect(dialog.getByRole('radio', { name: 'Share without letters' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: choice }));
  await user.click(dialog.getByRole('button', { name: TEXTS.copy }));
  expect(await navigator.clipboard.readText()).toBe(
    `TESSERA: Birthday letters\nI scored 4!\n\n${rows}\n\nhttp://play.example/challenge/${CODE}`,
  );
});

it('resumes after a reload, without a request for the game', async () => {
  const server = challengeServer();
  const { user, close } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 3);
  await roundIs(4);
  close();
  server.answers[`GET ${CHALLENGE}`] = 'no connection';
  open();
  expect(await roundIs(4)).toBeVisible();
  expect(server.asked(`POST ${CHALLENGE}/start`)).toHaveLength(1);
});

it('keeps a full grid that was not delivered, and sends it on the next visit', async () => {
  const server = challengeServer();
  server.answers[COMPLETE] = 'no connection';
  const { user, close } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 16);
  expect(await screen.findByText(TEXTS.submitGameFailed)).toBeVisible();
  close();
  expect(localStorage.getItem(SAVED)).not.toBeNull();
  delete server.answers[COMPLETE];
  open();
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeInTheDocument();
});

it('is started again if the server no longer knows the game when its grid is sent', async () => {
  const server = challengeServer();
  const { user } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 15);
  const START = `POST ${CHALLENGE}/start`;
  const gone = { status: 404, body: rejection('GAME_NOT_FOUND', 'Game not found.') };
  Object.defineProperty(server.answers, COMPLETE, {
    get: () => (server.asked(START).length > 1 ? undefined : gone),
  });
  await playRounds(user, 16, 16);
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeInTheDocument();
  expect(server.asked(START)).toHaveLength(2);
});

it('delivers a full grid from the page of all challenges, too', async () => {
  const server = challengeServer();
  server.answers[COMPLETE] = 'no connection';
  const { user, close } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 16);
  await screen.findByText(TEXTS.submitGameFailed);
  close();
  delete server.answers[COMPLETE];
  open(PAGES.challenges);
  await screen.findByText(CHALLENGE_LABELS.noneMade);
  expect(server.challenge.state).toBe('completed');
  expect(localStorage.getItem(SAVED)).toBeNull();
});

it('shows the grid that another device has completed', async () => {
  const server = challengeServer();
  server.answers[COMPLETE] = { status: 409, body: rejection('GRID_DIFFERS', 'Completed with another grid.') };
  const { user } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 15);
  await roundIs(16);
  server.challenge = aChallenge({ state: 'completed', score: 11 });
  await playRounds(user, 16, 16);
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeInTheDocument();
});

it('shows the result of another device in place of the game that this one has begun', async () => {
  const server = challengeServer();
  const { user, close } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 3);
  close();
  server.challenge = aChallenge({ state: 'completed', score: 11 });
  open();
  expect(await screen.findByRole('heading', { name: /complete: 11 points/ })).toBeInTheDocument();
  expect(localStorage.getItem(SAVED)).toBeNull();
});

it.each([
  ['CHALLENGE_NOT_FOUND', 404, CHALLENGE_TEXTS.notFound],
  ['CHALLENGE_ENDED', 410, CHALLENGE_TEXTS.ended],
  ['BAD_INPUT', 400, CHALLENGE_TEXTS.notFound],
])('says that there is no such challenge (%s), and what there is instead', async (code, status, text) => {
  const server = challengeServer();
  server.answers[`GET ${CHALLENGE}`] = { status, body: rejection(code, text) };
  open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: CHALLENGE_LABELS.makeOwn })).toHaveAttribute(
    'href',
    PAGES.challenges,
  );
});

it('removes the saved game of a challenge that is gone', async () => {
  const server = challengeServer();
  const { user, close } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 1);
  close();
  server.answers[`GET ${CHALLENGE}`] = { status: 404, body: rejection('CHALLENGE_NOT_FOUND', 'Gone.') };
  open();
  expect(await screen.findByText(CHALLENGE_TEXTS.notFound)).toBeVisible();
  expect(localStorage.getItem(SAVED)).toBeNull();
});

it('tries again if the challenge could not be loaded', async () => {
  const server = challengeServer();
  server.answers[`GET ${CHALLENGE}`] = 'no connection';
  const { user } = open();
  expect(await screen.findByText(CHALLENGE_LABELS.loadFailed)).toBeVisible();
  delete server.answers[`GET ${CHALLENGE}`];
  await user.click(await press('Try again'));
  expect(await press('Play')).toBeVisible();
});

it('says why the letters cannot be played now', async () => {
  const server = challengeServer();
  server.answers[`POST ${CHALLENGE}/start`] = {
    status: 409,
    body: rejection('CHALLENGE_ON_HOLD', CHALLENGE_TEXTS.onHold),
  };
  const { user } = open();
  await user.click(await press('Play'));
  expect(await screen.findByRole('alert')).toHaveTextContent(CHALLENGE_TEXTS.onHold);
});

it('shows its maker the letters, the link and the grids', async () => {
  const server = challengeServer(aChallenge({ isOwn: true, letters: [...'BATSEARD'] }));
  server.grids = [];
  open();
  expect(await screen.findByText(CHALLENGE_TEXTS.ownLetters)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your letters: B, A, T, S, E, A, R, D' })).toBeVisible();
  expect(await screen.findByText(CHALLENGE_LABELS.nobodyYet)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

it("takes the player's own grid off the list after asking", async () => {
  const server = challengeServer(aChallenge({ state: 'completed', score: 11 }));
  server.grids = [aGrid({ isOwn: true, playerName: 'Me' })];
  server.answers[`DELETE ${CHALLENGE}/game`] = { body: { success: true } };
  const { user } = open();
  await user.click(await press(CHALLENGE_LABELS.withdraw));
  const dialog = within(await screen.findByRole('dialog', { name: CHALLENGE_LABELS.withdrawTitle }));
  server.grids = [];
  await user.click(dialog.getByRole('button', { name: CHALLENGE_LABELS.withdraw }));
  expect(await screen.findByText(CHALLENGE_LABELS.withdrawn)).toBeVisible();
  expect(await screen.findByText(CHALLENGE_LABELS.nobodyYet)).toBeVisible();
});

it('forgets saved games together with the player', async () => {
  challengeServer();
  const { user } = open();
  await user.click(await press('Play'));
  await playRounds(user, 1, 1);
  expect(localStorage.getItem(SAVED)).toContain(currentIdentity().playerUUID);
  forgetPlayer();
  expect(localStorage.getItem(SAVED)).toBeNull();
});

it('moves the focus to the first of more grids', async () => {
  const challenge = aChallenge({ state: 'completed', score: 11 });
  const server = challengeServer(challenge);
  const page = (playerName: string, hasMore: boolean) => ({
    body: {
      success: true,
      challenge,
      perfectGrid: null,
      grids: [aGrid({ playerName, playerUUID: playerName })],
      own: null,
      hasMore,
    },
  });
  server.answers[`GET ${CHALLENGE}/grids`] = page('Ben', true);
  const { user } = open();
  const more = await press(TEXTS.showMore);
  server.answers[`GET ${CHALLENGE}/grids`] = page('Cy', false);
  await user.click(more);
  expect((await screen.findByText('Cy')).closest('li')).toHaveFocus();
});
