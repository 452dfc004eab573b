import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../../store/testing/show-page';
import { SIGN_IN_LABELS } from '../auth-labels';
import { accountServer } from '../testing/account-server';
import { AddPasskeyForm } from './add-passkey-form';
import { createPasskey } from './browser-passkeys';

jest.mock('./browser-passkeys');

it('has the focus in its first field once it is opened, and on its button again once the passkey is added', async () => {
  accountServer({
    'POST /api/auth/passkeys/start': { body: { success: true, options: {} } },
    'POST /api/auth/passkeys': { status: 201, body: { success: true } },
  });
  jest.mocked(createPasskey).mockResolvedValue({} as never);
  showPages([{ path: '/', element: <AddPasskeyForm hasPassword={false} onAdded={() => undefined} /> }], '/');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: SIGN_IN_LABELS.addPasskey }));
  expect(screen.getByLabelText('Passkey name')).toHaveFocus();
  await user.keyboard('Laptop{Enter}');
  await waitForElementToBeRemoved(screen.queryByLabelText('Passkey name'));
  expect(screen.getByRole('button', { name: SIGN_IN_LABELS.addPasskey })).toHaveFocus();
});
