import { TEXTS } from '@tessera/contracts/constants';
import { isApiError } from '../../store/api-error';
import { toast } from '../../ui/toast/toast';

/** A notice that something failed, with the server's reason where it gave one. */
export function showFailure(title: string, error: unknown): void {
  const { status, code, message } = isApiError(error) ? error : { status: 0, code: null, message: '' };
  const reason = status === 0 ? TEXTS.reconnect : code === null ? undefined : message;
  toast({ title, description: reason, tone: 'destructive' });
}
