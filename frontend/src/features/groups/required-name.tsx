import { NAME_DIALOG_PROBLEMS } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GROUP_LABELS } from './group-labels';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { CheckedField } from '../../ui/form/checked-field';
import { ButtonRow } from '../../ui/layout/page';
import { showFailure, toast } from '../../ui/toast/toast';
import { useUser } from '../auth/session.api';
import { usePlayerNameCheck, useSetPlayerNameMutation } from '../players/names.api';
import { Form } from '../../ui/form/form';

interface RequiredNameProps {
  readonly onNamed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the player name that groups require, then continues. */
export function RequiredName({ onNamed, onCancel }: RequiredNameProps) {
  const { user } = useUser();
  const [setName, { isLoading: busy }] = useSetPlayerNameMutation();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const { name, problem, taken, note } = usePlayerNameCheck(
    typed,
    NAME_DIALOG_PROBLEMS,
    LIMITS.PLAYER_NAME_MAX_LENGTH,
  );

  const save = async () => {
    const { error } = await setName({ playerName: name, signedIn: user !== null });
    if (error) {
      const description = reasonOf(error, GROUP_LABELS.setNameFailedDetail);
      setFailed(description);
      return showFailure(GROUP_LABELS.setNameFailed, description);
    }
    toast({ title: GROUP_LABELS.nameSet });
    onNamed();
  };
  const submit = () => {
    setSubmitted(true);
    if (problem === null && !taken) void save();
  };

  return (
    <Form className="grid gap-4" busy={busy} onSubmit={submit}>
      <CheckedField
        label={TEXTS.playerName}
        name="player-name"
        maxLength={LIMITS.PLAYER_NAME_MAX_LENGTH}
        value={typed}
        onType={(text) => {
          setTyped(text);
          setSubmitted(false);
          setFailed(null);
        }}
        note={note}
        // An empty field is only an error after submitting.
        error={failed ?? (submitted && note === null ? problem : null)}
        readOnly={busy}
      />
      <ButtonRow>
        <Button size="large" onClick={onCancel}>
          {TEXTS.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={taken !== null}>
          {busy ? GROUP_LABELS.setting : TEXTS.submit}
        </Button>
      </ButtonRow>
    </Form>
  );
}
