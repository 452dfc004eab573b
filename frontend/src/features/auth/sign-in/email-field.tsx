import { TextField, type TextFieldProps } from '../../../ui/form/text-field';

/** The address that an account goes by; a password manager takes it for the user's name. */
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
