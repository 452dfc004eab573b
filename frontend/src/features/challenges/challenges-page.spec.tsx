import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { NAME_TEXTS } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { newDaily } from '@tessera/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejection } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { CHALLENGE_LABELS } from './challenge-labels';
import { saveChallenge } from './playing/challenge.slice';
import { ChallengesPage } from './challenges-page';
import { aChallenge, challengeServer } from './testing/challenge-server';
import { fakeWorker } from './testing/fake-worker';

const CREATE = 'POST /api/challenges';

const open = () => {
  const element = (
    <>
      <ChallengesPage />
      <Toaster />
    </>
  );
  return { user: userEvent.setup(), ...showPages([{ path: PAGES.challenges, element }], PAGES.challenges) };
};

const letters = () => screen.findByLabelText(CHALLENGE_LABELS.letters);
const press = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  fakeWorker({ perfect: 'possible', difficulty: 4 });
});

it('makes a challenge of a typed word, and shows its link', async () => {
  const server = challengeServer();
  const { user } = open();
  await user.type(await letters(), 'quizzers');
  expect(await screen.findByText('A 32 is possible')).toBeVisible();
  expect(screen.getByText('Difficulty: Hard, 4 of 5')).toBeInTheDocument();
  await user.type(screen.getByLabelText(CHALLENGE_LABELS.name), '  For  Mia ');
  await user.click(screen.getByRole('switch', { name: CHALLENGE_LABELS.hide }));
  await user.click(press('Create'));
  expect(await screen.findByText(CHALLENGE_LABELS.ready)).toHaveFocus();
  expect(screen.getByText('play.example/challenge/AbCdE12345')).toBeVisible();
  expect(server.asked(CREATE)).toEqual([
    {
      letters: [...'QUIZZERS'],
      name: 'For Mia',
      showsFigures: false,
      requestId: expect.any(String) as unknown,
    },
  ]);
  const list = within(screen.getByRole('tabpanel'));
  expect(await list.findByRole('link', { name: 'For Mia' })).toHaveAttribute('href', '/challenge/AbCdE12345');

  await user.click(press(CHALLENGE_LABELS.makeAnother));
  expect(await letters()).toHaveValue('');
});

it('draws the letters that were not typed, and clears them', async () => {
  challengeServer();
  const { user } = open();
  const box = await letters();
  await user.type(box, 'mia');
  expect(screen.getByText('5 letters to go')).toBeVisible();
  await user.click(press(CHALLENGE_LABELS.draw));
  expect((box as HTMLInputElement).value).toMatch(/^MIA[A-Z]{5}$/);
  await user.click(press(CHALLENGE_LABELS.clear));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

it('shows what is missing or wrong at its field', async () => {
  const server = challengeServer();
  const { user } = open();
  const box = await letters();
  await user.click(press('Create'));
  expect(await screen.findByRole('alert')).toHaveTextContent(CHALLENGE_LABELS.lettersMissing);
  expect(box).toHaveFocus();
  expect(box).toBeInvalid();
  await user.type(box, 'batseard');
  expect(screen.queryByRole('alert')).toBeNull();

  server.answers[CREATE] = {
    status: 400,
    body: rejection('LETTERS_OF_DAILY', CHALLENGE_TEXTS.lettersOfDaily),
  };
  await user.click(press('Create'));
  expect(await screen.findByRole('alert')).toHaveTextContent(CHALLENGE_TEXTS.lettersOfDaily);
  expect(box).toHaveAccessibleDescription(expect.stringContaining(CHALLENGE_TEXTS.lettersOfDaily));

  const name = screen.getByLabelText(CHALLENGE_LABELS.name);
  await user.type(name, 'Rude');
  server.answers[CREATE] = {
    status: 400,
    body: rejection('NAME_NOT_ALLOWED', NAME_TEXTS.notAllowed),
  };
  await user.click(press('Create'));
  await waitFor(() => expect(name).toHaveAccessibleDescription(NAME_TEXTS.notAllowed));
  expect(name).toHaveFocus();
});

it('repeats a request that failed, so that the challenge is made only once', async () => {
  const server = challengeServer();
  server.answers[CREATE] = 'no connection';
  const { user } = open();
  await user.type(await letters(), 'batseard');
  await user.click(press('Create'));
  expect(await screen.findByText(`${CHALLENGE_LABELS.createFailed}. Please reconnect`)).toBeVisible();
  delete server.answers[CREATE];
  await user.click(press('Create'));
  expect(await screen.findByText(CHALLENGE_LABELS.ready)).toBeVisible();
  const ids = server.asked(CREATE).map((body) => (body as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(1);
});

it('says that there are no challenges yet, made or played', async () => {
  challengeServer();
  const { user } = open();
  expect(await screen.findByText(CHALLENGE_LABELS.noneMade)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: CHALLENGE_LABELS.played }));
  expect(await screen.findByText(CHALLENGE_LABELS.nonePlayed)).toBeVisible();
});

it('keeps the letters of an unfinished game face down', async () => {
  const server = challengeServer();
  const letters = [...'BATSEARD'];
  server.challenges = [
    aChallenge({ state: 'active', letters }),
    aChallenge({ code: 'BbCdE12345', state: 'completed', score: 11, name: 'Done', letters }),
  ];
  const { user } = open();
  await user.click(screen.getByRole('tab', { name: CHALLENGE_LABELS.played }));
  const [unfinished, done] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(unfinished!.getByText(CHALLENGE_LABELS.unfinished)).toBeVisible();
  expect(unfinished!.getByRole('img', { name: CHALLENGE_LABELS.closedLetters })).toBeVisible();
  expect(done!.getByRole('img', { name: 'The letters: B, A, T, S, E, A, R, D' })).toBeVisible();
});

it('says that the challenges could not be loaded, and tries again', async () => {
  const server = challengeServer();
  server.answers['GET /api/challenges'] = { status: 502 };
  const { user } = open();
  expect(await screen.findByText(CHALLENGE_LABELS.listFailed)).toBeVisible();
  delete server.answers['GET /api/challenges'];
  await user.click(press('Try again'));
  expect(await screen.findByText(CHALLENGE_LABELS.noneMade)).toBeVisible();
});

it('continues offline, and loads the list when the connection returns', async () => {
  const server = challengeServer();
  server.answers['GET /api/challenges'] = 'no connection';
  saveChallenge({ code: 'AbCdE12345', state: newDaily(['B', 'A', 'T', 'S', 'E', 'A', 'R', 'D']) });
  open();
  expect(await screen.findByText(TEXTS.offline)).toBeVisible();
  expect(screen.getByRole('link', { name: CHALLENGE_LABELS.continueOffline })).toHaveAttribute(
    'href',
    '/challenge/AbCdE12345',
  );
  expect(screen.getByText('Round 1 of 16, saved on this device')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  delete server.answers['GET /api/challenges'];
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(CHALLENGE_LABELS.noneMade)).toBeVisible();
});

it('deletes a challenge after asking', async () => {
  const server = challengeServer();
  server.challenges = [aChallenge({ isOwn: true, letters: [...'BATSEARD'] })];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Birthday letters' }));
  const dialog = within(await screen.findByRole('dialog', { name: CHALLENGE_LABELS.deleteTitle }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(CHALLENGE_LABELS.noneMade)).toBeVisible();
  expect(server.asked('DELETE /api/challenges/AbCdE12345')).toHaveLength(1);
});

it('moves the focus to the first of more challenges', async () => {
  const server = challengeServer();
  const page = (name: string, hasMore: boolean) => ({
    body: { success: true, challenges: [aChallenge({ code: name, name, isOwn: true })], hasMore },
  });
  server.answers['GET /api/challenges'] = page('Newer', true);
  const { user } = open();
  const more = await screen.findByRole('button', { name: TEXTS.showMore });
  server.answers['GET /api/challenges'] = page('Older', false);
  await user.click(more);
  expect(screen.getByText(CHALLENGE_LABELS.loadingList).closest('li')).toHaveFocus();
  expect((await screen.findByRole('link', { name: 'Older' })).closest('li')).toHaveFocus();
});

it('leaves the focus where the player has moved it while more challenges load', async () => {
  const server = challengeServer();
  const challenges = [aChallenge({ isOwn: true })];
  server.answers['GET /api/challenges'] = { body: { success: true, challenges, hasMore: true } };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: TEXTS.showMore }));
  const draw = screen.getByRole('button', { name: CHALLENGE_LABELS.draw });
  act(() => draw.focus());
  await waitFor(() => expect(screen.queryByText(CHALLENGE_LABELS.loadingList)).toBeNull());
  expect(draw).toHaveFocus();
});
