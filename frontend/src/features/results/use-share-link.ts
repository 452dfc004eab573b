import { KEY_PREFIX } from '@tessera/contracts/product';
import type { ShareForm } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { SHARE_PICTURE, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { useEffect } from 'react';
import { httpErrorText } from './results-labels';
import { isApiError, type ApiError } from '../../store/api/api-error';
import { useIsDateOver } from '../../store/daily/today';
import type { Picture } from '../../ui/share/picture-button';
import { toast } from '../../ui/toast/toast';
import { useShareResultQuery } from './results.api';

const TOO_MANY = 429;

interface SharedGame {
  readonly gameId: string;
  readonly gameNumber: number;
  /** The date of its daily. */
  readonly date: PlainDate;
}

/** The result's link and pictures while the dialog is open. If there is no link, a notice says so. */
export function useShareLink({ gameId, gameNumber, date }: SharedGame, isOpen: boolean) {
  const isDateOver = useIsDateOver(date);
  const { data, error, isFetching } = useShareResultQuery(gameId, { skip: !isOpen });
  const failure = !isFetching && isApiError(error) ? error : null;
  useEffect(() => {
    if (failure) showLinkFailure(failure);
  }, [failure]);
  return {
    pending: isFetching,
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
  toast({
    title: status === TOO_MANY ? TEXTS.rateLimited : reason,
    description: 'You can still share the text without a link.',
    tone: 'destructive',
  });
}
