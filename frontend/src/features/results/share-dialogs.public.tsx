import {
  matchShareLines,
  type SharedGrid,
  dailyShareLines,
  type SharedDaily,
  type ShareForm,
} from '@tessera/contracts/results';
import type { PlainDate } from '@tessera/rules';
import type { MatchSharing } from '../../game-kit/match/match';
import { ShareResultDialog } from './share-result-dialog';
import { TEXTS } from '@tessera/contracts/texts';
import { useState, useEffect } from 'react';
import { Button } from '../../ui/button/button';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { LIMITS, SHARE_PICTURE, pathOf } from '@tessera/contracts/wire';
import { httpErrorText } from './results-labels';
import { isApiError, type ApiError } from '../../store/api/api-error';
import { useIsDateOver } from '../../store/daily/today';
import type { Picture } from '../../ui/share/picture-button';
import { showFailure } from '../../ui/toast/toast';
import { useShareResultQuery } from './results.api';
import type { DialogState } from '../../ui/dialog/dialog';

const TOO_MANY = 429;

interface SharedGame {
  readonly gameId: string;
  readonly gameNumber: number;
  /** The date of its daily. */
  readonly date: PlainDate;
}

/** The result's link and pictures while the dialog is open. If there is no link, a notice says so. */
function useShareLink({ gameId, gameNumber, date }: SharedGame, isOpen: boolean) {
  const isDateOver = useIsDateOver(date);
  const { data, error, isFetching } = useShareResultQuery(gameId, { skip: !isOpen });
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMITS.SHARE_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOpen]);
  const failure = !isFetching && isApiError(error) ? error : null;
  useEffect(() => {
    if (failure) showLinkFailure(failure);
  }, [failure]);
  return {
    pending: isFetching,
    late,
    link: data?.shareUrl,
    pictures: data && picturesOf(data.shareId, gameNumber, isDateOver),
    isDateOver,
  };
}

/** Until the date is over everywhere, the picture shows squares in any case. */
function picturesOf(shareId: string, gameNumber: number, isDateOver: boolean): Record<ShareForm, Picture> {
  const url = pathOf(SHARE_PICTURE, { shareId });
  const letters = { url, fileName: `${KEY_PREFIX}-${gameNumber}.png` };
  return { letters, squares: isDateOver ? { ...letters, url: `${url}?letters=false` } : letters };
}

function showLinkFailure({ status, code, message }: ApiError): void {
  const other = code === 'RESULT_ENDED' ? message : httpErrorText(status);
  const reason = status === 0 ? TEXTS.offline : other;
  showFailure(
    status === TOO_MANY ? TEXTS.rateLimited : reason,
    'You can still share the text without a link.',
  );
}

interface ShareDailyProps {
  readonly gameId: string;
  readonly date: PlainDate;
  readonly result: SharedDaily;
  readonly shared: SharedGrid;
}

/** Opening it creates the result's public link. If that fails, the text is shared without one. */
function ShareDailyDialog({ gameId, date, result, shared, ...opening }: ShareDailyProps & DialogState) {
  const { isDateOver, ...sharing } = useShareLink({ gameId, date, ...result }, opening.open);
  return (
    <ShareResultDialog
      {...opening}
      {...sharing}
      lines={dailyShareLines(result)}
      shared={shared}
      usualForm={isDateOver ? 'letters' : 'squares'}
    />
  );
}

interface ShareDailyButtonProps extends ShareDailyProps {
  /** A part of the result is still loading. */
  readonly busy?: boolean;
  readonly label?: string;
}

export function ShareDailyButton({
  busy = false,
  label = TEXTS.shareResults,
  ...daily
}: ShareDailyButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide busy={busy} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ShareDailyDialog {...daily} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface ShareChallengeDialogProps extends DialogState {
  readonly lines: readonly string[];
  readonly shared: SharedGrid;
  /** The link to the challenge, not to the result. */
  readonly link: string;
}

/** Shares a game of a challenge as text. Whoever gets it can still play, so squares are usual. */
export const ShareChallengeDialog = (props: ShareChallengeDialogProps) => (
  <ShareResultDialog {...props} usualForm="squares" />
);

/** Shares the result of a live game as text. Its letters are nobody's daily, but squares are the custom. */
export const ShareMatchDialog = ({ result, ...dialog }: MatchSharing) => (
  <ShareResultDialog {...dialog} lines={matchShareLines(result)} usualForm="squares" />
);

interface ShareDuelDialogProps extends MatchSharing {
  readonly gameId: string;
  readonly gameNumber: number;
  readonly date: PlainDate;
}

/** Shares a duel. Opening it creates a public link to the player's own grid. */
export function ShareDuelDialog({ gameId, gameNumber, date, result, ...dialog }: ShareDuelDialogProps) {
  const sharing = useShareLink({ gameId, gameNumber, date }, dialog.open);
  return <ShareResultDialog {...dialog} {...sharing} lines={matchShareLines(result)} usualForm="squares" />;
}
