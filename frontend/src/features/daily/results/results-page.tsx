import { TEXTS, loadingFailedText } from '@tessera/contracts/texts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { isApiError } from '../../../store/api/api-error';
import { HomeButton } from '../../../ui/button/page-buttons';
import { LoadFailed } from '../../../ui/loading/load-states';
import { Message } from '../../../ui/layout/message';
import { Page } from '../../../ui/layout/page';
import { ResultLoading } from '../../../game-kit/result/result-layout';
import { showFailure } from '../../../ui/toast/toast';
import { useDailyQuery } from '../daily.api';
import { outcomeText } from './result-detail';
import { ResultView } from './result-view';

const TITLE = 'Results';

/** These mean that there is nothing for this player to see. Other errors may be temporary. */
const NOTHING_THERE = [400, 403, 404];

const messageOf = (error: unknown): string => (isApiError(error) ? error.message : TEXTS.noGameData);

export function ResultsPage() {
  const { gameId = '' } = useParams();
  const query = useDailyQuery(gameId);
  const { currentData: game, error, isFetching } = query;
  const fresh = useFresh();
  const missing = game
    ? game.status !== 'completed'
    : isApiError(error) && NOTHING_THERE.includes(error.status);
  const failed = !game && !missing && error !== undefined;

  useEffect(() => {
    if (failed && !isFetching) showFailure(TEXTS.resultFailed);
  }, [failed, isFetching]);

  const finished = game && !missing ? game : null;
  // One page with one heading, which has the focus while its text changes to the outcome.
  return (
    <Page
      title={TITLE}
      heading={finished ? outcomeText(finished) : TITLE}
      hiddenHeading
      width={missing || failed ? 'text' : 'wide'}
    >
      {finished && <ResultView key={finished.gameId} game={finished} fresh={fresh} />}
      {missing && (
        <Message
          title={TEXTS.noResult}
          detail="This game isn't finished, or it was played on another device."
        >
          <HomeButton variant="primary" wide />
        </Message>
      )}
      {failed && (
        <LoadFailed title={TEXTS.resultFailed} detail={loadingFailedText(messageOf(error))} query={query} />
      )}
      {!finished && !missing && !failed && <ResultLoading text="Loading your result..." />}
    </Page>
  );
}

/** Has the game just been played? Only for the first visit: after a reload or Back, the results appear at once. */
function useFresh(): boolean {
  const navigate = useNavigate();
  const { pathname, ...location } = useLocation();
  const marked = (location.state as { fresh?: boolean } | null)?.fresh === true;
  const [fresh] = useState(marked);
  useEffect(() => {
    if (marked) void navigate(pathname, { replace: true });
  }, [marked, navigate, pathname]);
  return fresh;
}
