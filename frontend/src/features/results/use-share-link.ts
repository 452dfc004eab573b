import { KEY_PREFIX, SHARE_PICTURE, TEXTS, httpErrorText, pathOf } from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { isApiError, type ApiError } from '../../store/api/api-error';
import { toast } from '../../ui/toast/toast';
import { useShareResultQuery } from './results.api';

const TOO_MANY = 429;

/** The result's link and picture while the dialog is open. If there is no link, a notice says so. */
export function useShareLink(gameId: string, gameNumber: number, isOpen: boolean) {
  const { data, error, isFetching } = useShareResultQuery(gameId, { skip: !isOpen });
  const failure = !isFetching && isApiError(error) ? error : null;
  useEffect(() => {
    if (failure) showLinkFailure(failure);
  }, [failure]);
  return {
    pending: isFetching,
    link: data?.shareUrl,
    picture: data && {
      url: pathOf(SHARE_PICTURE, { shareId: data.shareId }),
      fileName: `${KEY_PREFIX}-${gameNumber}.png`,
    },
  };
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
