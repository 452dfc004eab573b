import type { Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { pointsText } from '../../ui/util/format';
import { Check } from '../../ui/icons/icons';
import { Share2, Trash2 } from '../../ui/icons/page-icons';
import { Link } from '../../ui/link/link';
import { CHALLENGE_LABELS, challengeTitle, playedByText } from './challenge-labels';
import { LetterRow } from './letters';
import { useShareChallenge } from './share-challenge';
import { Name } from '../../ui/layout/name';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { useAppDispatch } from '../../store/create-store';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { showFailure, toast } from '../../ui/toast/toast';
import { challengesApi, useDeleteChallengeMutation } from './challenges.api';
import type { DialogState } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/button/icon-button';

interface DeleteDialogProps extends DialogState {
  readonly challenge: Challenge;
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
    if (error && !isGone) return showFailure(CHALLENGE_LABELS.deleteFailed, reasonOf(error));
    toast({ title: CHALLENGE_LABELS.deleted });
    onClose();
    onDeleted?.();
    dispatch(challengesApi.util.invalidateTags(['Challenges']));
  };
  return (
    <ConfirmDialog
      open={open}
      title={CHALLENGE_LABELS.deleteTitle}
      detail={CHALLENGE_LABELS.deleteQuestion}
      cancel={CHALLENGE_LABELS.keep}
      action={CHALLENGE_LABELS.delete}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

const stateText = ({ isOwn, score, playedBy }: Challenge): string => {
  if (isOwn) return playedByText(playedBy);
  return score === null ? CHALLENGE_LABELS.unfinished : `${pointsText(score)} · ${playedByText(playedBy)}`;
};

/** A challenge in one of the player's lists. */
export function ChallengeCard({ challenge }: { readonly challenge: Challenge }) {
  const { share, copied } = useShareChallenge(challenge);
  const [isAsked, setAsked] = useState(false);
  const { name, isOwn, score } = challenge;
  // The letters of a game that is still being played stay face down.
  const letters = isOwn || score !== null ? challenge.letters : null;
  const title = challengeTitle(challenge);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-card border border-line bg-card p-3.5 shadow-card">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug wrap-anywhere">
            <Link
              to={pathOf(PAGES.challenge, { code: challenge.code })}
              className="text-inherit no-underline hover:underline"
            >
              {name === null && letters ? <LetterRow size="small" letters={letters} /> : <Name>{title}</Name>}
            </Link>
          </h3>
          <p className="pt-0.5 text-sm text-ink-2">{stateText(challenge)}</p>
        </div>
        <IconButton
          label={`${TEXTS.share} ${title}`}
          icon={copied ? Check : Share2}
          className="flex-none"
          onClick={() => void share()}
        />
        {isOwn && (
          <IconButton
            label={`${CHALLENGE_LABELS.delete} ${title}`}
            icon={Trash2}
            className="flex-none"
            onClick={() => setAsked(true)}
          />
        )}
      </div>
      {(name !== null || !letters) && <LetterRow size="small" letters={letters} />}
      {isOwn && <DeleteDialog challenge={challenge} open={isAsked} onClose={() => setAsked(false)} />}
    </article>
  );
}
