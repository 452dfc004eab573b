import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isApiError } from '../../store/api/api-error';
import { Button, ButtonLink } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { ResultLoading } from '../../game-kit/result/result-layout';
import { showFailure } from '../../ui/toast/toast';
import { SharedLead, SharedResultView } from './shared-result-view';
import { RESULTS_LABELS } from './results-labels';
import { OPEN_PAGE } from '../../store/api/api';
import { KEYS } from '../../store/storage/keys';
import { sessionStore } from '../../store/storage/storage';
import { useLazyPublicResultQuery, usePublicResultQuery } from './shared-result.api';

/** More than anybody looks at in one tab. */
const MAX_SHOWN = 50;

function shownResults(): unknown[] {
  const stored = sessionStore.readJson(KEYS.shownLetters);
  return Array.isArray(stored) ? stored : [];
}

function remember(shareId: string, isShown: boolean): void {
  const others = shownResults().filter((other) => other !== shareId);
  sessionStore.writeJson(KEYS.shownLetters, isShown ? [...others, shareId].slice(-MAX_SHOWN) : others);
}

/**
 * A shared result, with its letters if they spoil nothing or the visitor has asked for them. This tab remembers
 * the latter, so that they are still there after a reload or a visit to the word checker.
 */
function useSharedResult(shareId: string) {
  const [asked, setAsked] = useState(() => shownResults().includes(shareId));
  const { data, currentData, ...query } = usePublicResultQuery({ shareId, withLetters: asked }, OPEN_PAGE);
  const [load, { isFetching: isPending }] = useLazyPublicResultQuery();

  const ask = (isShown: boolean) => {
    remember(shareId, isShown);
    setAsked(isShown);
  };
  const show = async () => {
    const { isSuccess } = await load({ shareId, withLetters: true }, true);
    if (isSuccess) ask(true);
    else showFailure(RESULTS_LABELS.lettersFailed);
  };
  const hide = () => ask(false);

  // They disappear at once, even if the result without them has to be loaded.
  const hidden = data && !asked ? { ...data, playerGrid: null, playerWords: null } : data;
  return { ...query, result: currentData ?? hidden, letters: { asked, isPending, show, hide } };
}

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
    if (told) showFailure(TEXTS.resultFailed);
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
          <HomeButton wide />
        </Message>
      ) : (
        <ResultLoading text="Loading the result..." lead={<SharedLead />} />
      )}
    </Page>
  );
}
