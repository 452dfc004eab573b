import { GROUP_TEXTS, type Group } from '@tessera/contracts/groups';
import { GROUP_NAME_PROBLEMS, cleanName, nameProblem } from '@tessera/contracts/players';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GROUP_LABELS } from './group-labels';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { ButtonRow } from '../../ui/layout/page';
import { TextField } from '../../ui/form/text-fields';
import { showFailure, toast } from '../../ui/toast/toast';
import { isGone, useRenameGroupMutation } from './groups.api';
import type { GroupDialogProps } from './members-dialog';
import { Form } from '../../ui/form/form';

/** Renames a group. */
export const RenameDialog = ({ group, open, onClose }: GroupDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={GROUP_LABELS.renameGroup}
    description={GROUP_LABELS.renameDetail}
  >
    <RenameForm group={group} onClose={onClose} />
  </Dialog>
);

function RenameForm({ group, onClose }: { readonly group: Group; readonly onClose: () => void }) {
  const [rename, { isLoading: busy }] = useRenameGroupMutation();
  const [typed, setTyped] = useState(group.name);
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    const { error: failure } = await rename({ groupId: group.id, name: cleanName(typed) });
    if (failure) {
      showFailure(GROUP_LABELS.renameFailed, reasonOf(failure));
      return isGone(failure) ? onClose() : undefined;
    }
    toast({ title: GROUP_TEXTS.renamed });
    onClose();
  };
  const submit = () => {
    const problem = nameProblem(typed, LIMITS.GROUP_NAME_MAX_LENGTH);
    setError(problem && GROUP_NAME_PROBLEMS[problem]);
    if (problem === null) void save();
  };

  return (
    <Form className="grid gap-4" busy={busy} onSubmit={submit}>
      <TextField
        label={GROUP_LABELS.newName}
        name="group-name"
        autoComplete="off"
        maxLength={LIMITS.GROUP_NAME_MAX_LENGTH}
        value={typed}
        error={error}
        readOnly={busy}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(null);
        }}
      />
      <ButtonRow>
        <Button size="large" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={cleanName(typed) === ''}>
          {busy ? GROUP_LABELS.renaming : GROUP_LABELS.rename}
        </Button>
      </ButtonRow>
    </Form>
  );
}
