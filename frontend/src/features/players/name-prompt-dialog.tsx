import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../../store/daily/today';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { NameForm } from './name-form.public';
import { NAME_LABELS } from './name-labels';
import { dismissForGood, dismissToday, isDismissed } from './name-prompt-dismissal';
import { namePromptDone, selectNamePromptDue } from './name-prompt.slice';
import { usePlayerNameQuery } from './names.api';

/** Asks players without a player name to choose one, unless they have dismissed the prompt. */
export function NamePromptDialog() {
  const dispatch = useAppDispatch();
  const due = useSelector(selectNamePromptDue);
  const day = useToday();
  const { data: name } = usePlayerNameQuery(undefined, { skip: !due });
  const [forGood, setForGood] = useState(false);
  const asks = due && name === null && !isDismissed(day);
  const needless = due && name !== undefined && !asks;
  const finish = () => dispatch(namePromptDone());

  useEffect(() => {
    if (needless) dispatch(namePromptDone());
  }, [dispatch, needless]);
  const dismiss = () => {
    dismissToday(day);
    if (forGood) dismissForGood();
    finish();
  };
  return (
    <Dialog
      open={asks}
      onOpenChange={(open) => !open && dismiss()}
      title={NAME_LABELS.promptTitle}
      description={NAME_LABELS.promptDetail}
    >
      <NameForm current={null} onSaved={finish}>
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5 accent-teal"
            checked={forGood}
            onChange={({ target }) => setForGood(target.checked)}
          />
          {NAME_LABELS.dontAsk}
        </label>
        <Button wide onClick={dismiss}>
          {NAME_LABELS.notNow}
        </Button>
      </NameForm>
    </Dialog>
  );
}
