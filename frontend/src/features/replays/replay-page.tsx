import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useMemo } from 'react';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { useReadyWorker } from '../../solver/call-worker';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote, Page } from '../../ui/layout/page';
import { Message } from '../../ui/layout/message';
import { HomeButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { useReplayQuery, type OwnReplay } from './replay.api';
import { shownReplay } from './replay-players';
import { ReplayView, ReplayLoading } from './replay-view';
import { ShareReplay } from './share-replay';

/** There is nothing at this address, or the game isn't finished. Other errors may be temporary. */
const NOTHING_THERE = [400, 404, 409, 410];
const FORBIDDEN = 403;

/** The review of a live game or duel, for its players. */
export function ReplayPage({ gameId }: { readonly gameId: string }) {
  const query = useReplayQuery(gameId);
  const { data, error } = query;
  useReadyWorker(data === undefined && error === undefined);
  if (data) return <OwnReview own={data} />;
  const status = isApiError(error) ? error.status : null;
  const isForbidden = status === FORBIDDEN;
  const isMissing = status !== null && NOTHING_THERE.includes(status);
  return (
    <Page
      title={GAME_REVIEW_TEXTS.title}
      heading={GAME_REVIEW_TEXTS.title}
      hiddenHeading={error !== undefined}
      width={error === undefined ? 'wide' : 'text'}
    >
      {error === undefined ? (
        <ReplayLoading />
      ) : isForbidden || isMissing ? (
        <Message
          title={isForbidden ? GAME_REVIEW_TEXTS.notYours : GAME_REVIEW_TEXTS.missing}
          detail={isForbidden ? GAME_REVIEW_TEXTS.notYoursDetail : GAME_REVIEW_TEXTS.missingDetail}
        >
          <HomeButton variant="primary" wide />
        </Message>
      ) : (
        <LoadFailed title={GAME_REVIEW_TEXTS.failed} detail={reasonOf(error)} query={query} />
      )}
    </Page>
  );
}

function OwnReview({ own: { gameId, replay, you, shareId } }: { readonly own: OwnReplay }) {
  const shown = useMemo(() => shownReplay(replay, you), [replay, you]);
  const result = pathOf(replay.mode === 'duel' ? PAGES.duel : PAGES.liveGame, { gameId });
  return (
    <Page title={GAME_REVIEW_TEXTS.title} heading={GAME_REVIEW_TEXTS.title} width="wide">
      <HeaderNote>{replay.gameNumber === null ? gameId : `#${replay.gameNumber}`}</HeaderNote>
      <ReplayView shown={shown}>
        <div className="grid gap-2.5">
          <ShareReplay gameId={gameId} shown={shown} shareId={shareId} />
          <ButtonLink to={result} wide>
            {TEXTS.backToResults}
          </ButtonLink>
        </div>
      </ReplayView>
    </Page>
  );
}
