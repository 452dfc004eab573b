import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { useRef, useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { reasonOf, type ApiError } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Dialog, type DialogState } from '../../../ui/dialog/dialog';
import { showFailure } from '../../../ui/toast/toast';
import { useRequestPasswordResetMutation } from '../account.api';
import { EmailField, inputErrors } from './form-fields';
import type { EmailState } from './use-credentials';
import { Form } from '../../../ui/form/form';

/** Requests the email with the link for a new password, then confirms that it is on its way. */
export function ResetDialog({ open, onClose, ...address }: EmailState & DialogState) {
  const [sent, setSent] = useState(false);
  // Shows the form again on the next opening, but keeps the confirmation while the dialog closes.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setSent(false);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sent ? ACCOUNT_LABELS.emailSent : ACCOUNT_LABELS.resetPassword}
      description={sent ? ACCOUNT_TEXTS.emailSentDetail : ACCOUNT_LABELS.resetDialog}
    >
      {sent ? (
        <div className="grid pt-1">
          <Button variant="primary" wide onClick={onClose}>
            OK
          </Button>
        </div>
      ) : (
        <RequestForm {...address} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

function RequestForm({ email, onEmail, onSent }: EmailState & { readonly onSent: () => void }) {
  const [request, { isLoading: busy }] = useRequestPasswordResetMutation();
  const [error, setError] = useState<string | null>(null);
  /** A notice has announced the error. */
  const [announced, setAnnounced] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const ask = async () => {
    const { error: failure } = await request(email.trim());
    if (!failure) return onSent();
    const found = inputErrors(failure as ApiError)?.email;
    if (found === undefined)
      return showFailure(TEXTS.error, reasonOf(failure, ACCOUNT_LABELS.resetEmailFailed));
    setAnnounced(false);
    setError(found);
    box.current?.focus();
  };
  const submit = () => {
    if (email.trim() !== '') return void ask();
    const description = ACCOUNT_LABELS.emailRequiredDetail;
    showFailure(ACCOUNT_LABELS.emailRequired, description);
    setAnnounced(true);
    setError(description);
    box.current?.focus();
  };

  return (
    <Form className="grid gap-4" method="post" busy={busy} onSubmit={submit}>
      <EmailField
        ref={box}
        value={email}
        error={error}
        announced={announced}
        readOnly={busy}
        onChange={({ target }) => {
          onEmail(target.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {TEXTS.submit}
      </Button>
    </Form>
  );
}
