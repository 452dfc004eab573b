import { REPLAY_TEXTS, replayName, sharedReplayTitle } from '@tessera/contracts/replays';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { sharedReplayName, GAME_REVIEW_TEXTS } from './replay-texts';
import { useReadyWorker } from '../../solver/call-worker';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { OPEN_PAGE, type ResponseOf } from '../../store/api/api';
import { ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { Page } from '../../ui/layout/page';
import { HomeButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Reporting, ReportButton } from '../reports/reporting.public';
import { usePublicReplayQuery } from './replay.api';
import { shownReplay } from './replay-players';
import { ReplayView, ReplayLoading } from './replay-view';

/** The share doesn't exist or has ended, or it would be a spoiler. */
const FINAL = [400, 403, 404, 410];

/** A replay that one of its players has shared, for anyone with the link. */
export function SharedReplayPage() {
  const { shareId = '' } = useParams();
  const query = usePublicReplayQuery(shareId, OPEN_PAGE);
  const { currentData, error } = query;
  const isFinal = isApiError(error) && FINAL.includes(error.status);
  useReadyWorker(currentData === undefined && error === undefined);
  if (currentData && !isFinal) return <SharedReplay {...currentData} />;
  return (
    <Page
      title={GAME_REVIEW_TEXTS.publicTitle}
      heading={GAME_REVIEW_TEXTS.publicTitle}
      hiddenHeading={error !== undefined}
      width={error === undefined ? 'wide' : 'text'}
    >
      {error === undefined ? (
        <ReplayLoading />
      ) : isFinal ? (
        <Ended error={error} />
      ) : (
        <LoadFailed title={GAME_REVIEW_TEXTS.failed} detail={reasonOf(error)} query={query} />
      )}
    </Page>
  );
}

function Ended({ error }: { readonly error: { readonly status: number; readonly message: string } }) {
  const isSpoiler = error.status === 403;
  return (
    <Message
      title={isSpoiler ? GAME_REVIEW_TEXTS.spoiler : REPLAY_TEXTS.notFoundTitle}
      detail={isSpoiler ? error.message : REPLAY_TEXTS.notFound}
    >
      <ButtonLink to={PAGES.daily} variant="primary" wide>
        {RESULTS_TEXTS.playToday}
      </ButtonLink>
      <HomeButton wide />
    </Message>
  );
}

function SharedReplay({ shareId, replay, sharedBy }: ResponseOf<'publicReplay'>) {
  const shown = useMemo(() => shownReplay(replay, null), [replay]);
  const title = sharedReplayTitle(shown.players.map(({ name, score }) => ({ name: name.start, score })));
  return (
    <Page title={title} heading={title} width="wide">
      <ReplayView shown={shown}>
        <div className="grid gap-2.5">
          <ButtonLink to={PAGES.playFriend} variant="primary" wide>
            {TEXTS.playFriend}
          </ButtonLink>
          <HomeButton wide />
          <Reporting>
            <ReportButton
              kind="shared-replay"
              target={shareId}
              name={sharedReplayName(replayName(replay.players[sharedBy]))}
            />
          </Reporting>
        </div>
      </ReplayView>
    </Page>
  );
}
