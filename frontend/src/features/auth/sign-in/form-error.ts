import type { ErrorBody } from '@tessera/contracts';
import { reasonOf, type ApiError } from '../../../store/api-error';
import { toast } from '../../../ui/toast/toast';

/** What is to be said under the fields of a form. */
export type FieldErrors = Partial<Record<'email' | 'password', string>>;

/** A notice that something failed, and why. */
export function showFailure(title: string, error: unknown, otherwise = ''): void {
  toast({ title, description: reasonOf(error, otherwise), tone: 'destructive' });
}

/** What the server finds wrong with the form of the input, under the field that it names. */
export function inputErrors({ code, body, message }: ApiError): FieldErrors | null {
  if (code !== 'BAD_INPUT') return null;
  const { field } = body as Partial<ErrorBody>;
  return field === 'email' || field === 'password' ? { [field]: message } : null;
}
