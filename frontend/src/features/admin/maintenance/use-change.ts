import { MAINTENANCE_ADMIN_TEXTS } from '@tessera/contracts/maintenance';
import type { BodyOf } from '../../../store/api/api';
import { reasonOf } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { useChangeMaintenanceMutation } from './maintenance.api';

/** Makes a change and says whether it was made. */
export function useChange() {
  const [send, { isLoading: busy }] = useChangeMaintenanceMutation();
  const change = async (body: BodyOf<'changeMaintenance'>, done: string): Promise<boolean> => {
    const { error } = await send(body);
    if (error === undefined) toast({ title: done });
    else
      toast({
        title: MAINTENANCE_ADMIN_TEXTS.changeFailed,
        description: reasonOf(error),
        tone: 'destructive',
      });
    return error === undefined;
  };
  return { change, busy };
}

/** An instant from a field of type `datetime-local`, which is empty or in this device's time zone. */
export const instantOf = (typed: string): string | undefined =>
  typed === '' ? undefined : new Date(typed).toISOString();
