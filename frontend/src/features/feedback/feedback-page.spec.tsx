import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { toastStore } from '../../ui/toast/toast';
import { Toaster } from '../../ui/toast/toaster';
import { FeedbackPage } from './feedback-page';

const FEEDBACK_ID = '0b3f8f6a-1111-4a6e-9c58-0123456789ab';
const SEND = 'POST /api/feedback';
const EMAIL = 'POST /api/feedback/email';

const open = (state?: unknown) => {
  const answers: Record<string, FakeResponse> = {
    [SEND]: { status: 201, body: { success: true, feedbackId: FEEDBACK_ID } },
    [EMAIL]: { body: { success: true } },
  };
  const requests = fakeFetch(({ method, path }) => answers[`${method} ${path}`] ?? { status: 404 });
  const page = (
    <>
      <FeedbackPage />
      <Toaster />
    </>
  );
  toastStore.set(null);
  showPages([{ path: PAGES.feedback, element: page }], { pathname: PAGES.feedback, state });
  const asked = (path: string) => requests.filter((request) => request.path === path);
  return { ...userEvent.setup(), answers, asked };
};

const messageBox = () => screen.getByRole('textbox', { name: 'Your message' });
const submitButton = () => screen.getByRole('button', { name: 'Submit' });
const popup = () => screen.findByRole('dialog', { name: 'Would you like a reply?' });
const noticed = (title: string) =>
  waitFor(() => expect(toastStore.get()).toMatchObject({ title, open: true }));

const openPopup = async () => {
  const user = open();
  await user.type(messageBox(), 'More words!');
  await user.click(submitButton());
  const dialog = within(await popup());
  return {
    ...user,
    email: dialog.getByRole('textbox', { name: 'Email' }),
    submit: dialog.getByRole('button', { name: 'Submit' }),
    no: dialog.getByRole('button', { name: 'No, Thanks' }),
  };
};

it.each([
  ['empty', ''],
  ['blank', '   '],
])('asks for a message if the field is %s', async (_, message) => {
  const user = open();
  if (message !== '') await user.type(messageBox(), message);
  await user.click(submitButton());
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your feedback before submitting.');
  expect(messageBox()).toHaveFocus();
  expect(messageBox()).toHaveAccessibleDescription(/Please enter your feedback/);
  expect(user.asked('/api/feedback')).toEqual([]);
  await user.type(messageBox(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for a message if it has only invisible characters', async () => {
  const user = open();
  const error = 'Please enter your feedback before submitting.';
  user.answers[SEND] = { status: 400, body: rejection('BAD_INPUT', error) };
  await user.click(messageBox());
  await user.paste('\u200b');
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter your feedback before submitting/);
  expect(messageBox()).toHaveFocus();
  expect(toastStore.get()).toBeNull();
});

it('accepts 500 characters, counts them, and accepts no more', async () => {
  const user = open();
  expect(screen.getByText('0/500 characters')).toBeVisible();
  await user.click(messageBox());
  await user.paste('a'.repeat(501));
  expect(messageBox()).toHaveValue('a'.repeat(500));
  expect(screen.getByText('500/500 characters')).toBeVisible();
});

it.each([
  ['starts with what another page says it is about', { message: 'About this: ' }, 'About this: '],
  ['starts empty if a page says something else', { message: 7 }, ''],
])('%s', (_, state, start) => {
  open(state);
  expect(messageBox()).toHaveValue(start);
});

it('sends the message, thanks the player, and offers a reply', async () => {
  const user = open();
  await user.type(messageBox(), '<b>Hello</b>');
  await user.click(submitButton());
  expect(await popup()).toBeVisible();
  expect(user.asked('/api/feedback')).toMatchObject([{ body: { message: '<b>Hello</b>' } }]);
  await noticed('Thank you!');
  await user.click(screen.getByRole('button', { name: 'No, Thanks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('sends a message again as the same one, and a changed one as another', async () => {
  const user = open();
  user.answers[SEND] = { status: 502 };
  await user.type(messageBox(), 'Hello');
  const ids = async (count: number) => {
    await user.click(submitButton());
    await waitFor(() => expect(user.asked('/api/feedback')).toHaveLength(count));
    await waitFor(() => expect(submitButton()).toHaveAccessibleName('Submit'));
    return user.asked('/api/feedback').map(({ body }) => (body as { requestId: string }).requestId);
  };
  await ids(1);
  const [first, again] = await ids(2);
  expect(again).toBe(first);
  await user.type(messageBox(), '!');
  expect(new Set(await ids(3)).size).toBe(2);
});

it.each([
  ['the server fails', { status: 502 }, undefined],
  ['there is no connection', 'no connection' as const, 'Please reconnect'],
  [
    'too many messages were sent',
    {
      status: 429,
      body: rejection('RATE_LIMITED', 'Rate limit exceeded. Please wait a moment and try again.'),
    },
    'Rate limit exceeded. Please wait a moment and try again.',
  ],
])('keeps the message and shows a notice if %s', async (_, answer, description) => {
  const user = open();
  user.answers[SEND] = answer;
  await user.type(messageBox(), 'More words!');
  await user.click(submitButton());
  await noticed('Failed to submit feedback. Please try again.');
  expect(toastStore.get()?.description).toBe(description);
  expect(messageBox()).toHaveValue('More words!');
});

it('accepts an address only if it looks like one', async () => {
  const { submit, email, ...user } = await openPopup();
  for (const invalidEmail of ['player', 'player@', 'player@example', '@example.org', 'a b@example.org']) {
    await user.clear(email);
    await user.type(email, invalidEmail);
    expect(submit).toBeDisabled();
  }
  await user.clear(email);
  await user.type(email, ' player@example.org ');
  expect(submit).toBeEnabled();
});

it('saves the address with the message that was sent', async () => {
  const { submit, email, ...user } = await openPopup();
  await user.type(email, 'player@example.org');
  await user.click(submit);
  await noticed('Email saved!');
  expect(user.asked('/api/feedback/email').map(({ body }) => body)).toEqual([
    { feedbackId: FEEDBACK_ID, email: 'player@example.org' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Add an Email' })).toBeNull();
});

it('keeps the address and shows a notice if it cannot be saved', async () => {
  const { submit, email, ...user } = await openPopup();
  user.answers[EMAIL] = { status: 502 };
  await user.type(email, 'player@example.org');
  await user.click(submit);
  await noticed('Failed to save email. Please try again.');
  expect(email).toHaveValue('player@example.org');
});

it('shows below the email address that the server rejects it', async () => {
  const { submit, email, ...user } = await openPopup();
  user.answers[EMAIL] = {
    status: 400,
    body: { ...rejection('BAD_INPUT', 'Please enter a valid email address'), field: 'email' },
  };
  await user.type(email, 'player@-example.org');
  await user.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Please enter a valid email address$/);
  expect(toastStore.get()?.tone).not.toBe('destructive');
  await user.type(email, 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('does not blame the address for other errors of the server', async () => {
  const { submit, email, ...user } = await openPopup();
  user.answers[EMAIL] = {
    status: 400,
    body: { ...rejection('BAD_INPUT', '`feedbackId` must be a UUID'), field: 'feedbackId' },
  };
  await user.type(email, 'player@example.org');
  await user.click(submit);
  await noticed('Failed to save email. Please try again.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(email).toHaveAccessibleDescription('');
});

it('lets the player return to the address or write another message', async () => {
  const { no, ...user } = await openPopup();
  await user.click(no);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add an Email' }));
  await user.click(within(await popup()).getByRole('button', { name: 'No, Thanks' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Write More' }));
  expect(messageBox()).toHaveValue('');
});
