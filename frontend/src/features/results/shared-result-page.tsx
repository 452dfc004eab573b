import { PAGES, RESULTS_TEXTS, TEXTS } from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../store/api/api-error';
import { Button, ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { ResultLoading } from '../../game-kit/result/result-loading';
import { toast } from '../../ui/toast/toast';
import { SharedLead, SharedResultView } from './shared-result-view';
import { useSharedResult } from './use-shared-result';

const TITLE = 'Shared Result';

/** A shared result, for anyone with the link. */
export function SharedResultPage() {
  const { shareId = '' } = useParams();
  const { result, error, isFetching, refetch, letters } = useSharedResult(shareId);
  const isEnded = isApiError(error) && error.code === 'RESULT_ENDED';
  const isMissing = isEnded || (isApiError(error) && error.status === 404);
  const failed = error !== undefined && (result === undefined || isMissing);

  // True after each failed attempt.
  const told = failed && !isMissing && !isFetching;
  useEffect(() => {
    if (told) toast({ title: TEXTS.resultFailed, tone: 'destructive' });
  }, [told]);

  if (result && !isMissing) return <SharedResultView result={result} letters={letters} />;
  return (
    <Page title={TITLE} heading={TITLE} hiddenHeading width={failed ? 'text' : 'wide'}>
      {failed ? (
        <Message
          title={isEnded ? RESULTS_TEXTS.endedTitle : RESULTS_TEXTS.notFoundTitle}
          detail={isEnded ? RESULTS_TEXTS.ended : RESULTS_TEXTS.notFound}
        >
          <ButtonLink to={PAGES.daily} variant="primary" wide>
            {RESULTS_TEXTS.playToday}
          </ButtonLink>
          {!isMissing && (
            <Button wide busy={isFetching} onClick={() => void refetch()}>
              {TEXTS.retry}
            </Button>
          )}
          <ButtonLink to={PAGES.home} wide>
            {TEXTS.returnHome}
          </ButtonLink>
        </Message>
      ) : (
        <ResultLoading text="Loading the result..." lead={<SharedLead />} />
      )}
    </Page>
  );
}
