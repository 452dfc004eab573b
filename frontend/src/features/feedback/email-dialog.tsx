import { TEXTS } from '@tessera/contracts/texts';
import { type ErrorBody, LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { FEEDBACK_LABELS } from './feedback-labels';
import { isApiError } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { TextField } from '../../ui/form/text-fields';
import { showFailure, toast } from '../../ui/toast/toast';
import { useUser } from '../auth/session.api';
import { useAddFeedbackEmailMutation, reasonIn } from './feedback.api';
import { Form } from '../../ui/form/form';

interface EmailDialogProps extends DialogState {
  readonly feedbackId: string;
  readonly onSaved: () => void;
}

export const EmailDialog = ({ open, ...form }: EmailDialogProps) => (
  <Dialog
    open={open}
    onClose={form.onClose}
    title="Would you like a reply?"
    description="Leave your email address. We'll only use it to reply to you."
  >
    <EmailForm {...form} />
  </Dialog>
);

/** Something, an @, a domain with a dot: enough to catch typos. The server decides. */
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const rejectsEmail = (error: unknown): boolean =>
  isApiError(error) && error.code === 'BAD_INPUT' && (error.body as Partial<ErrorBody>).field === 'email';

function EmailForm({ feedbackId, onSaved, onClose }: Omit<EmailDialogProps, 'open'>) {
  const [save, { isLoading: busy }] = useAddFeedbackEmailMutation();
  const { user } = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const [rejected, setRejected] = useState(false);
  const written = typed ?? user?.email ?? '';
  const email = written.trim();
  const isComplete = LOOKS_LIKE_EMAIL.test(email);

  const submit = async () => {
    if (!isComplete) return;
    const { data, error } = await save({ feedbackId, email });
    if (rejectsEmail(error)) return setRejected(true);
    if (!data) return showFailure(FEEDBACK_LABELS.emailFailed, reasonIn(error));
    toast({ title: FEEDBACK_LABELS.emailSaved });
    onSaved();
  };

  return (
    <Form className="grid gap-4" method="post" busy={busy} onSubmit={submit}>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        maxLength={LIMITS.EMAIL_MAX_LENGTH}
        value={written}
        readOnly={busy}
        error={rejected ? TEXTS.invalidEmail : null}
        onChange={({ target }) => {
          setTyped(target.value);
          setRejected(false);
        }}
      />
      <div className="grid gap-2.5">
        <Button type="submit" variant="primary" wide busy={busy} disabled={!isComplete}>
          {busy ? 'Saving...' : TEXTS.submit}
        </Button>
        <Button wide onClick={onClose}>
          No, Thanks
        </Button>
      </div>
    </Form>
  );
}
