import { PAGES } from '@tessera/contracts/wire';
import { replayDaily } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellAt, ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { CHALLENGE_GAME } from '../../../store/storage/keys';
import type { FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { ChallengePage } from '../challenge-page';
import { CHALLENGE, CODE, aGame, challengeServer } from '../testing/challenge-server';
import { saveChallenge } from './challenge.slice';

const open = () => {
  const pages = [
    { path: PAGES.challenge, element: <ChallengePage /> },
    { path: PAGES.challenges, element: <p>All challenges</p> },
  ];
  return { user: userEvent.setup(), ...showPages(pages, `/challenge/${CODE}`) };
};

const play = () => screen.findByRole('button', { name: 'Play' });

/** Saves the first rounds as another tab does. */
const saveFirst = (rounds: number) => {
  const moves = [...'BEAET']
    .slice(0, rounds)
    .map((letter, index) => ({ round: index + 1, letter, cellIndex: index }));
  saveChallenge({ code: CODE, state: replayDaily([...'BATSEARD'], moves)! });
};

it('resumes from an invitation that was open while another tab played', async () => {
  challengeServer();
  const { user } = open();
  const button = await play();
  saveFirst(3);
  await user.click(button);
  expect(await roundIs(4)).toBeVisible();
});

it('continues where another tab has gone on', async () => {
  challengeServer();
  const { user } = open();
  await user.click(await play());
  await playRounds(user, 1, 2);
  await roundIs(3);
  saveFirst(5);
  await user.click(cellAt(9));
  await roundIs(6);
  expect(ownGrid()).toBe('BEAET...........');
});

it('stays on the page to which the player has gone while a game was started', async () => {
  const server = challengeServer();
  let respond: (given: FakeResponse) => void = () => undefined;
  server.answers[`POST ${CHALLENGE}/start`] = new Promise((resolve) => (respond = resolve));
  const { user, router } = open();
  await user.click(await play());
  await act(() => router.navigate(PAGES.challenges));
  respond({ body: { success: true, game: aGame() } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(localStorage.getItem(CHALLENGE_GAME + CODE)).toBeNull();
});
