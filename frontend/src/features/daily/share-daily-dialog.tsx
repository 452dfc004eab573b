import {
  KEY_PREFIX,
  SHARE_PICTURE,
  TEXTS,
  dailyShareLines,
  dailyShareText,
  httpErrorText,
  pathOf,
  type SharedDaily,
} from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { isApiError, type ApiError } from '../../store/api-error';
import { ShareDialog } from '../../ui/share-dialog';
import { toast } from '../../ui/toast';
import { useShareResultQuery } from '../results/results.api';

interface ShareDailyDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly gameId: string;
  readonly result: Omit<SharedDaily, 'shareUrl'>;
}

/** Opening it gives the result its address; where that fails, the text goes without. */
export function ShareDailyDialog({ gameId, result, ...opening }: ShareDailyDialogProps) {
  const { data, error, isFetching } = useShareResultQuery(gameId, { skip: !opening.open });
  const failure = !isFetching && isApiError(error) ? error : null;
  useEffect(() => {
    if (failure) tellNoLink(failure);
  }, [failure]);

  const shared = { ...result, shareUrl: data?.shareUrl };
  return (
    <ShareDialog
      {...opening}
      text={dailyShareText(shared)}
      lines={dailyShareLines(shared)}
      pending={isFetching}
      link={data?.shareUrl}
      picture={data && pictureOf(data.shareId, result.gameNumber)}
    >
      {result.grid.map((letter, cell) => (
        <span
          key={cell}
          className="grid size-[26px] place-items-center rounded-full border-[1.5px] border-current text-sm font-semibold"
        >
          {letter}
        </span>
      ))}
    </ShareDialog>
  );
}

const pictureOf = (shareId: string, gameNumber: number) => ({
  url: pathOf(SHARE_PICTURE, { shareId }),
  fileName: `${KEY_PREFIX}-${gameNumber}.png`,
});

const TOO_MANY = 429;

function tellNoLink({ status }: ApiError): void {
  const reason = status === 0 ? TEXTS.offline : httpErrorText(status);
  toast({
    title: status === TOO_MANY ? TEXTS.rateLimited : reason,
    description: 'The text can be shared, but without a link.',
    tone: 'destructive',
  });
}
