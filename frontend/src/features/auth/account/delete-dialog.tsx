import { SIGN_IN_LABELS } from '../auth-labels';
import { useAppDispatch } from '../../../store/hooks';
import { useDeleteAccountMutation } from '../account.api';
import { ConfirmDialog } from '../methods/confirm-dialog';
import { leaveDeletedAccount } from '../session/end-session';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A deleted account can't be restored. */
export function DeleteDialog(props: DeleteDialogProps) {
  const dispatch = useAppDispatch();
  const [deleteAccount] = useDeleteAccountMutation();
  const remove = async (password: string | undefined) => {
    const answer = await deleteAccount(password);
    if (!answer.error) dispatch(leaveDeletedAccount({ title: 'Your account has been deleted' }));
    return answer;
  };
  return (
    <ConfirmDialog
      {...props}
      title="Delete your account?"
      detail={SIGN_IN_LABELS.deleteForGood}
      keep="Keep Account"
      action="Delete for Good"
      failed="Failed to delete your account"
      onConfirm={remove}
    />
  );
}
