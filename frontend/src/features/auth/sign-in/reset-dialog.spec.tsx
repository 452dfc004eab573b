import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { rejection } from '../../../store/testing/fake-fetch';
import { accountServer, EMAIL } from '../testing/account-server';
import { emailBox, expectNotice, openAccountPage, press } from '../testing/open-account-page';

const REQUEST = 'POST /api/auth/request-password-reset';

const open = async (answers: Parameters<typeof accountServer>[0] = {}, email = '') => {
  const server = accountServer(answers);
  const { user } = openAccountPage(PAGES.auth);
  if (email) await user.type(emailBox(), email);
  await user.click(press('Forgot Password?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Password' }));
  const box = dialog.getByLabelText('Email');
  const submit = () => user.click(dialog.getByRole('button', { name: 'Submit' }));
  return { server, user, box, submit };
};

it('sends the email to the address already entered, and confirms that', async () => {
  const { server, user, box, submit } = await open({}, EMAIL);
  expect(
    screen.getByText(
      'Enter your email below and we will send you an email with instructions on how to reset your password.',
    ),
  ).toBeVisible();
  expect(box).toHaveValue(EMAIL);
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Email Sent' })).toBeVisible();
  expect(
    screen.getByText(
      "An email has been sent to help you reset your password. If you don't see the email please check your junk/spam folder. If you have any other issues please contact us via our Feedback form.",
    ),
  ).toBeVisible();
  expect(server.asked(REQUEST)[0]?.body).toEqual({ email: EMAIL });
  await user.click(press('OK'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // Opening it again shows the form again.
  await user.click(press('Forgot Password?'));
  expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
});

it('asks for an address if the field is empty', async () => {
  const { server, box, submit } = await open();
  await submit();
  await expectNotice('Email required', 'Please enter your email address');
  expect(box).toHaveFocus();
  expect(server.asked(REQUEST)).toEqual([]);
});

it('shows below the field that the address is invalid', async () => {
  const body = { ...rejection('BAD_INPUT', 'Please enter a valid email address'), field: 'email' };
  const { user, box, submit } = await open({ [REQUEST]: { status: 400, body } }, 'nobody');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address');
  await user.type(box, '@example.org');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [{ status: 503, body: rejection('UNAVAILABLE', 'Not now.') }, 'Not now.'],
  [{ status: 502 }, 'Failed to send reset email'],
  ['no connection' as const, 'Please reconnect'],
])('says why no email was sent (%#)', async (answer, reason) => {
  const { submit } = await open({ [REQUEST]: answer }, EMAIL);
  await submit();
  await expectNotice('Error', reason);
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
});
