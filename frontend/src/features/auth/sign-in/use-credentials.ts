import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { useRef, useState } from 'react';
import { ACCOUNT_LABELS } from '../auth-labels';
import { toast, type ToastContent } from '../../../ui/toast/toast';
import type { FieldErrors } from './form-fields';

/** The email address, which is kept when switching between the forms. */
export interface EmailState {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

/** The email and password of a form with their errors. Moves the focus to the field to correct. */
export function useCredentials({ email, onEmail }: EmailState) {
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  /** A notice has announced the errors. */
  const [announced, setAnnounced] = useState(false);
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);

  /** Shows errors and focuses the first field that has one. */
  const show = (found: FieldErrors, notice?: ToastContent) => {
    if (notice) toast({ ...notice, tone: 'destructive' });
    setAnnounced(notice !== undefined);
    setErrors(found);
    (found.email === undefined ? passwordBox : emailBox).current?.focus();
  };

  /** Shows a notice and an error at each field that is empty. Returns whether one is. */
  const isMissing = (): boolean => {
    if (email.trim() !== '' && password !== '') return false;
    show(
      {
        ...(email.trim() === '' && { email: ACCOUNT_LABELS.emailRequiredDetail }),
        ...(password === '' && { password: ACCOUNT_TEXTS.passwordRequired }),
      },
      { title: ACCOUNT_LABELS.missingInformation, description: ACCOUNT_LABELS.missingInformationDetail },
    );
    return true;
  };

  return {
    given: { email: email.trim(), password },
    isMissing,
    show,
    clear: () => setErrors({}),
    emailProps: {
      ref: emailBox,
      value: email,
      error: errors.email ?? null,
      announced,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        onEmail(target.value);
        setErrors(({ password }) => (password === undefined ? {} : { password }));
      },
    },
    passwordProps: {
      ref: passwordBox,
      value: password,
      error: errors.password ?? null,
      announced,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        setPassword(target.value);
        setErrors(({ email }) => (email === undefined ? {} : { email }));
      },
    },
  };
}
