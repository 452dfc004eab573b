import type { ErrorBody } from '@tessera/contracts/wire';
import { TextField, type TextFieldProps } from '../../../ui/form/text-fields';
import type { ApiError } from '../../../store/api/api-error';

/** The errors shown below the fields of a form. */
export type FieldErrors = Partial<Record<'email' | 'password', string>>;

/** The server's error about an invalid value, keyed by the field it names. */
export function inputErrors({ code, body, message }: ApiError): FieldErrors | null {
  if (code !== 'BAD_INPUT') return null;
  const { field } = body as Partial<ErrorBody>;
  return field === 'email' || field === 'password' ? { [field]: message } : null;
}

/** The account's email address, which password managers treat as the username. */
export const EmailField = (props: Omit<TextFieldProps, 'label' | 'type'>) => (
  <TextField
    {...props}
    label="Email"
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
  />
);
