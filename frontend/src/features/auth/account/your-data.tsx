import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { TextLink } from '../../../ui/link/link';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { showFailure, toast } from '../../../ui/toast/toast';
import { useExportDataMutation, useDeleteAccountMutation } from '../account.api';
import { SIGN_IN_LABELS } from '../auth-labels';
import { useAppDispatch } from '../../../store/create-store';
import { OwnerDialog } from '../methods/owner-dialog';
import { leaveDeletedAccount, whileDeleting } from '../session/end-session';
import { saveFile } from '../../../ui/util/save-file';
import type { DialogState } from '../../../ui/dialog/dialog';
import { isPassing, reasonOf, type ApiError } from '../../../store/api/api-error';

/** A deleted account can't be restored. */
function DeleteDialog(props: DialogState) {
  const dispatch = useAppDispatch();
  const [deleteAccount] = useDeleteAccountMutation();
  const wasUnanswered = useRef(false);
  const remove = async (password: string | undefined) => {
    const { error } = await dispatch(whileDeleting(deleteAccount(password)));
    // An earlier attempt has deleted the account and with it the session, but its answer was lost.
    const isGone = wasUnanswered.current && (error as ApiError | undefined)?.code === 'NOT_SIGNED_IN';
    wasUnanswered.current ||= isPassing(error);
    if (error && !isGone) return { error };
    dispatch(leaveDeletedAccount({ title: 'Your account has been deleted' }));
    return {};
  };
  return (
    <OwnerDialog
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

const INDENT = 2;

/** Download or deletion of the data stored about the signed-in player. */
export function YourData() {
  const [exportData, { isLoading: preparing }] = useExportDataMutation();
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    const { data, error } = await exportData();
    if (!data) return showFailure('Download failed', reasonOf(error, TEXTS.tryAgain));
    const day = data.exportedAt.slice(0, 'yyyy-mm-dd'.length);
    saveFile(`${KEY_PREFIX}-data-${day}.json`, JSON.stringify(data, null, INDENT), 'application/json');
    toast({ title: 'Your data has been downloaded' });
  };

  return (
    <>
      <Card title="Your Data">
        <p className="text-ink-2">
          Everything we store about you in one JSON file: your account, your games and your results.
        </p>
        <Button size="large" wide busy={preparing} onClick={() => void download()}>
          Download All Data
        </Button>
      </Card>
      <Card title="Delete Account">
        <p className="text-ink-2">
          Your email address, your name and everything else that identifies you will be permanently deleted.
          Your game results stay, but without a name. {ACCOUNT_TEXTS.backups} For more, see our{' '}
          <TextLink to={PAGES.privacyPolicy}>{TEXTS.privacyPolicy}</TextLink>.
        </p>
        <Button variant="alert" size="large" wide onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </Card>
      <DeleteDialog open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
