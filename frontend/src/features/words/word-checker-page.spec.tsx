import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { newDaily, plainDate } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveDaily } from '../../store/daily/saved-daily';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { WordCheckerPage } from './word-checker-page';
import { currentIdentity } from '../../store/identity/identity';

const MEANINGS = [{ partOfSpeech: 'noun', definition: 'a badly behaved child' }];

const open = (address: string, answers: { verdict?: FakeResponse; meaning?: FakeResponse } = {}) => {
  const asked = fakeFetch(({ path, body }) => {
    const { word } = body as { word: string };
    if (path === '/api/validate-word') {
      return answers.verdict ?? { body: { success: true, isValid: word !== 'QZXV', word } };
    }
    return answers.meaning ?? { body: { success: true, definition: word === 'BRAT' ? MEANINGS : null } };
  });
  const pages = showPages([{ path: PAGES.wordChecker, element: <WordCheckerPage /> }], address);
  return { asked, ...pages, user: userEvent.setup() };
};

const field = () => screen.getByRole('textbox', { name: 'Enter a word of two to four letters' });
const button = () => screen.getByRole('button', { name: 'Check Word' });

it('checks the typed word, and shows whether it is valid and what it means', async () => {
  const { user, router } = open('/word-checker');
  expect(button()).toBeDisabled();
  await user.type(field(), 'brats');
  expect(field()).toHaveValue('BRAT');
  await user.click(button());
  expect(await screen.findByText(`"BRAT" is a valid ${PRODUCT} word`)).toBeVisible();
  expect(await screen.findByText('a badly behaved child')).toBeVisible();
  expect(router.state.location.search).toBe('?word=BRAT&autoSubmit=true');
});

it('checks a word in the address automatically', async () => {
  const { asked } = open('/word-checker?word=qzxv&autoSubmit=true');
  expect(await screen.findByText(`"QZXV" is not a valid ${PRODUCT} word`)).toBeVisible();
  expect(field()).toHaveValue('QZXV');
  // The definition of an invalid word is never requested.
  expect(asked.map(({ path }) => path)).toEqual(['/api/validate-word']);
});

it('checks a single letter only on request', async () => {
  const { asked, user } = open('/word-checker?word=a');
  expect(field()).toHaveValue('A');
  expect(asked).toEqual([]);
  await user.click(button());
  expect(await screen.findByText(`"A" is a valid ${PRODUCT} word`)).toBeVisible();
});

it.each([
  ['été', 'ÉTÉ'],
  ['ıs', 'ıS'],
  ['ß', 'ß'],
])('does not turn %s into a different word: %s', async (typed, word) => {
  const { asked, user } = open('/word-checker');
  await user.type(field(), `${typed}{Enter}`);
  expect(field()).toHaveValue(word);
  await waitFor(() => expect(asked[0]?.body).toEqual({ word }));
});

it('never checks blank input', async () => {
  const { asked, user } = open('/word-checker?word=%20%20');
  await user.type(field(), '  {Enter}');
  expect(button()).toBeDisabled();
  expect(asked).toEqual([]);
});

it('returns to an earlier word on Back', async () => {
  const { user, router } = open('/word-checker?word=BRAT');
  await screen.findByText(`"BRAT" is a valid ${PRODUCT} word`);
  await user.clear(field());
  await user.type(field(), 'at{Enter}');
  expect(await screen.findByText(`"AT" is a valid ${PRODUCT} word`)).toBeVisible();
  await act(() => router.navigate(-1));
  expect(await screen.findByText(`"BRAT" is a valid ${PRODUCT} word`)).toBeVisible();
  expect(field()).toHaveValue('BRAT');
});

it.each([
  ['none is known', undefined, `Definitions are not currently available for all valid ${PRODUCT} words`],
  ['none can be loaded', 'no connection' as const, 'Failed to load the definition. Please try again.'],
])('says that there is no definition if %s', async (_, meaning, sentence) => {
  open('/word-checker?word=AT', meaning ? { meaning } : {});
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('rejects a longer word in the address without a request', async () => {
  open('/word-checker?word=TREES', { verdict: 'no connection' });
  expect(await screen.findByText(`"TREES" is not a valid ${PRODUCT} word`)).toBeVisible();
  expect(field()).toHaveValue('TREES');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('checks the same word again after a failure', async () => {
  const answers: { verdict?: FakeResponse } = { verdict: 'no connection' };
  const { user } = open('/word-checker?word=AT', answers);
  await screen.findByRole('alert');
  delete answers.verdict;
  await user.click(screen.getByRole('button', { name: 'Check Word' }));
  expect(await screen.findByText(`"AT" is a valid ${PRODUCT} word`)).toBeVisible();
});

it.each([
  [
    'too many words were checked',
    { status: 429, body: rejection('RATE_LIMITED', TEXTS.rateLimited) },
    'Rate limit exceeded. Please wait a moment and try again.',
  ],
  [
    "the server can't be reached",
    'no connection' as const,
    'Failed to reach the word list. Please try again.',
  ],
  [
    'the server gives a reason',
    { status: 400, body: rejection('BAD_INPUT', 'Please enter a word') },
    'Please enter a word',
  ],
  ['the server gives no reason', { status: 502 }, 'API error: 502'],
])('shows an error if %s', async (_, verdict, sentence) => {
  open('/word-checker?word=AT', { verdict });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

it('tries again on request after a failure', async () => {
  const answers: { verdict?: FakeResponse } = { verdict: 'no connection' };
  const { user } = open('/word-checker?word=AT', answers);
  await screen.findByRole('alert');
  delete answers.verdict;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`"AT" is a valid ${PRODUCT} word`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('links back to a running daily', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
  const date = plainDate('2026-11-20');
  const facts = {
    gameId: 'game-689',
    gameNumber: 689,
    date,
    playerUUID: currentIdentity().playerUUID,
    startedAt: '',
  };
  saveDaily({ facts, state: newDaily([...'BATSEARD']) }, []);
  open('/word-checker');
  expect(await screen.findByRole('link', { name: "Back to Today's Game" })).toHaveAttribute(
    'href',
    PAGES.daily,
  );
  localStorage.clear();
  jest.restoreAllMocks();
});

it('links back to the live game that it was opened from', async () => {
  const { router } = open('/word-checker');
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
  await act(() => router.navigate('/word-checker', { state: { from: '/game/ABC12' } }));
  expect(screen.getByRole('link', { name: 'Back to Game ABC12' })).toHaveAttribute('href', '/game/ABC12');
});

it('links back to the result that the word came from, even after another word', async () => {
  const { user, router } = open('/word-checker');
  await act(() => router.navigate('/word-checker?word=AT', { state: { from: '/1pv3-results/game-689' } }));
  await user.clear(field());
  await user.type(field(), 'brat{Enter}');
  await screen.findByText(`"BRAT" is a valid ${PRODUCT} word`);
  expect(screen.getByRole('link', { name: 'Back to Results' })).toHaveAttribute(
    'href',
    '/1pv3-results/game-689',
  );
});
