import { PRODUCT } from '@tessera/contracts/product';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { WordLookup } from './word-lookup.public';

const open = (answer: FakeResponse) => {
  const answers = { current: answer };
  fakeFetch(() => answers.current);
  showPages([{ path: '/', element: <WordLookup /> }], '/');
  return { answers, user: userEvent.setup() };
};

it('says in place whether a word is valid', async () => {
  const { user } = open({ body: { success: true, isValid: true, word: 'BRAT' } });
  await user.type(screen.getByRole('textbox', { name: 'Is it a word?' }), 'brat{Enter}');
  expect(await screen.findByText(`"BRAT" is a valid ${PRODUCT} word`)).toBeVisible();
});

it('says why a word could not be looked up, and tries again when asked', async () => {
  const { user, answers } = open('no connection');
  await user.type(screen.getByRole('textbox', { name: 'Is it a word?' }), 'qz{Enter}');
  expect(await screen.findByText(/^Failed to reach the word list/)).toBeVisible();
  answers.current = { body: { success: true, isValid: false, word: 'QZ' } };
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  expect(await screen.findByText(`"QZ" is not a valid ${PRODUCT} word`)).toBeVisible();
});
