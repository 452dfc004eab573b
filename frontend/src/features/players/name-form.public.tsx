import { NAME_PAGE_PROBLEMS, NAME_TEXTS } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { Button } from '../../ui/button/button';
import { CheckedField } from '../../ui/form/checked-field';
import { NAME_LABELS, lengthText } from './name-labels';
import { usePlayerNameCheck, useSetPlayerNameMutation } from './names.api';
import type { Elements } from '../../ui/util/elements';
import { reasonOf } from '../../store/api/api-error';
import type { NameCheck } from '../../store/identity/name-check';
import { showFailure, toast } from '../../ui/toast/toast';
import { useUser } from '../auth/session.api';

/** Saves a name that has been checked, and reports the outcome. */
function useSaveName(onSaved: () => void) {
  const { user } = useUser();
  const [setName, { isLoading: busy }] = useSetPlayerNameMutation();
  const [error, setError] = useState<string | null>(null);
  const signedIn = user !== null;

  const warn = (title: string, description: string) => {
    setError(description);
    showFailure(title, description);
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

const MAX = LIMITS.PLAYER_NAME_PAGE_MAX_LENGTH;

interface NameFormProps {
  /** The current name, or null if there is none yet. */
  readonly current: string | null;
  readonly autoFocus?: boolean;
  readonly onSaved: () => void;
  /** Further actions next to the save button. */
  readonly children?: Elements;
}

/** A form for the player name that checks it while it is typed. */
export function NameForm({ current, autoFocus, onSaved, children }: NameFormProps) {
  const [typed, setTyped] = useState(current ?? '');
  const check = usePlayerNameCheck(typed, NAME_PAGE_PROBLEMS, MAX);
  const { save, busy, error, clearError } = useSaveName(onSaved);
  const ready = check.problem === null && check.taken === null;
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-busy={busy}
    >
      <CheckedField
        label={NAME_LABELS.title}
        name="player-name"
        placeholder={NAME_LABELS.placeholder}
        autoFocus={autoFocus}
        enterKeyHint="done"
        value={typed}
        onType={(text) => {
          setTyped(text);
          clearError();
        }}
        note={check.note}
        error={error}
        announced
        aside={lengthText([...typed].length, MAX)}
        readOnly={busy}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // Handles Enter even while the button is unavailable, to show the reason.
          event.preventDefault();
          save(check);
        }}
      />
      <Button variant="primary" wide busy={busy} disabled={!ready} onClick={() => save(check)}>
        {busy ? NAME_LABELS.saving : current === null ? NAME_LABELS.save : NAME_LABELS.update}
      </Button>
      {children}
    </form>
  );
}
