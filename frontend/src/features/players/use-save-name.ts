import { NAME_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { NAME_LABELS } from './name-labels';
import { reasonOf } from '../../store/api/api-error';
import type { NameCheck } from '../../store/identity/name-check';
import { toast } from '../../ui/toast/toast';
import { useUser } from '../auth/session.api';
import { useSetPlayerNameMutation } from './names.api';

/** Saves a name that has been checked, and reports the outcome. */
export function useSaveName(onSaved: () => void) {
  const { user } = useUser();
  const [setName, { isLoading: busy }] = useSetPlayerNameMutation();
  const [error, setError] = useState<string | null>(null);
  const signedIn = user !== null;

  const warn = (title: string, description: string) => {
    setError(description);
    toast({ title, description, tone: 'destructive' });
  };

  const save = async ({ name, problem, taken }: NameCheck) => {
    if (problem !== null) return warn(NAME_LABELS.invalidName, problem);
    if (taken) return warn(NAME_LABELS.notAvailableTitle, taken.reason ?? NAME_TEXTS.taken);
    const { error: failure } = await setName({ playerName: name, signedIn });
    if (failure) {
      return warn(
        TEXTS.error,
        reasonOf(failure, signedIn ? NAME_LABELS.updateFailed : NAME_LABELS.saveFailed),
      );
    }
    toast({ title: NAME_LABELS.saved, description: NAME_LABELS.savedDetail });
    onSaved();
  };

  return {
    busy,
    /** Why the name was not saved; also announced by a notice. */
    error,
    clearError: () => setError(null),
    save: (check: NameCheck) => {
      if (!busy) void save(check);
    },
  };
}
