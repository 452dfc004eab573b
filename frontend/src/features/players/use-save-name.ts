import { NAME_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { reasonOf } from '../../store/api/api-error';
import type { NameCheck } from '../../store/identity/name-check';
import { toast } from '../../ui/toast/toast';
import { useUser } from '../auth/session.api';
import { useSetPlayerNameMutation } from './names.api';

/** Saves a name that has been checked, and reports the outcome. */
export function useSaveName(onSaved: () => void) {
  const { user } = useUser();
  const [setName, { isLoading: busy }] = useSetPlayerNameMutation();
  const signedIn = user !== null;

  const warn = (title: string, description: string) => toast({ title, description, tone: 'destructive' });

  const save = async ({ name, problem, taken }: NameCheck) => {
    if (problem !== null) return warn(NAME_TEXTS.invalidName, problem);
    if (taken) return warn(NAME_TEXTS.notAvailableTitle, taken.reason ?? NAME_TEXTS.taken);
    const { error } = await setName({ playerName: name, signedIn });
    if (error) {
      return warn(TEXTS.error, reasonOf(error, signedIn ? NAME_TEXTS.updateFailed : NAME_TEXTS.saveFailed));
    }
    toast({ title: NAME_TEXTS.saved, description: NAME_TEXTS.savedDetail });
    onSaved();
  };

  return {
    busy,
    save: (check: NameCheck) => {
      if (!busy) void save(check);
    },
  };
}
