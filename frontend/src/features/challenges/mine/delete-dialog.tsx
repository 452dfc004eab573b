import type { Challenge } from '@tessera/contracts/challenges';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { toast } from '../../../ui/toast/toast';
import { CHALLENGE_LABELS } from '../challenge-labels';
import { challengesApi, useDeleteChallengeMutation } from '../challenges.api';

interface DeleteDialogProps {
  readonly challenge: Challenge;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called before the lists are fetched again. */
  readonly onDeleted?: () => void;
}

/** Asks for confirmation before a challenge is deleted with all its games. */
export function DeleteDialog({ challenge, open, onClose, onDeleted }: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading: busy }] = useDeleteChallengeMutation();
  const confirm = async () => {
    const { error } = await remove(challenge.code);
    // It was a repeat, or it has expired.
    const isGone = isApiError(error) && error.code === 'CHALLENGE_NOT_FOUND';
    if (error && !isGone) {
      const description = reasonOf(error);
      return toast({ title: CHALLENGE_LABELS.deleteFailed, description, tone: 'destructive' });
    }
    toast({ title: CHALLENGE_LABELS.deleted });
    onClose();
    onDeleted?.();
    dispatch(challengesApi.util.invalidateTags(['Challenges']));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={CHALLENGE_LABELS.deleteTitle}
      description={CHALLENGE_LABELS.deleteQuestion}
    >
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button size="large" onClick={onClose}>
          {CHALLENGE_LABELS.keep}
        </Button>
        <Button variant="alert" size="large" busy={busy} onClick={() => void confirm()}>
          {CHALLENGE_LABELS.delete}
        </Button>
      </div>
    </Dialog>
  );
}
