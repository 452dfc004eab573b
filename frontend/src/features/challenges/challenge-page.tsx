import { CHALLENGE_TEXTS, type Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { isDailyComplete } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { OPEN_PAGE } from '../../store/api/api';
import { useAppDispatch } from '../../store/create-store';
import { HomeButton, TodaysGameButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Page } from '../../ui/layout/page';
import { CHALLENGE_LABELS, challengeTitle } from './challenge-labels';
import { useChallengeQuery, useChallengeGameQuery } from './challenges.api';
import { ChallengeResult } from './grids/challenge-result';
import { OwnChallenge } from './grids/own-challenge';
import { Intro, IntroLoading } from './playing/intro';
import { challengeActions, selectChallenge, removeSavedChallenge } from './playing/challenge.slice';
import { resumeChallenge, deliverChallenge, playChallenge } from './playing/play-challenge';
import { Name } from '../../ui/layout/name';
import { ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { ResultLoading } from '../../game-kit/result/result-layout';
import { localCompletions } from '../../store/daily/completions';
import { PlayBoard } from '../daily/play-board.public';
import type { SoloBoardState } from '../../store/solo-board';

/** A challenge that the player has completed before. */
function PlayedChallenge({ challenge }: { readonly challenge: Challenge }) {
  const query = useChallengeGameQuery(challenge.code);
  const { data: game, error } = query;
  const title = challengeTitle(challenge);
  if (game) return <ChallengeResult game={game} challenge={challenge} fresh={false} />;
  return (
    <Page title={title} heading={<Name>{title}</Name>} hiddenHeading width={error ? 'text' : 'wide'}>
      {error === undefined ? (
        <ResultLoading text={CHALLENGE_LABELS.loading} />
      ) : (
        <LoadFailed title={CHALLENGE_LABELS.loadFailed} detail={reasonOf(error)} query={query} />
      )}
    </Page>
  );
}

interface ChallengeMessageProps {
  readonly title: string;
  readonly detail?: string;
}

/** Says why a challenge can't be played, and what there is instead. */
const ChallengeMessage = ({ title, detail }: ChallengeMessageProps) => (
  <Message title={title} detail={detail}>
    <TodaysGameButton variant="primary" wide />
    <ButtonLink to={PAGES.challenges} wide>
      {CHALLENGE_LABELS.makeOwn}
    </ButtonLink>
    <HomeButton wide />
  </Message>
);

/** An invalid code, no such challenge, and one that a moderator has ended. */
const GONE = [400, 404, 410];

/** A challenge, for anyone with the link: the invitation, the game, and everybody's grids. */
export function ChallengePage() {
  const { code = '' } = useParams();
  return <ChallengeOf key={code} code={code} />;
}

function ChallengeOf({ code }: { readonly code: string }) {
  const dispatch = useAppDispatch();
  const current = useSelector(selectChallenge);
  const own = current.phase !== 'idle' && current.code === code ? current : null;
  const isPlaying = own?.phase === 'playing';
  const query = useChallengeQuery(code, {
    ...(!isPlaying && OPEN_PAGE),
    refetchOnReconnect: true,
  });
  const { data, error } = query;
  const isGone = isApiError(error) && GONE.includes(error.status);

  useEffect(() => {
    dispatch(resumeChallenge(code));
    return () => void dispatch(challengeActions.gameClosed());
  }, [dispatch, code]);
  useEffect(() => {
    if (isGone) removeSavedChallenge(code);
  }, [isGone, code]);

  // Another device may have completed the game that this one has saved. A full grid is being sent.
  const isOutdated = own?.phase === 'playing' && !isDailyComplete(own.state) && data?.state === 'completed';
  useEffect(() => {
    if (!isOutdated) return;
    removeSavedChallenge(code);
    dispatch(challengeActions.gameClosed());
  }, [dispatch, isOutdated, code]);

  if (own?.phase === 'done') return <ChallengeResult fresh game={own.game} challenge={data} />;
  const challenge = isGone ? undefined : data;
  if (challenge?.isOwn) return <OwnChallenge challenge={challenge} />;
  if (challenge?.state === 'completed' && !isPlaying) return <PlayedChallenge challenge={challenge} />;

  const title = challenge ? challengeTitle(challenge) : TEXTS.playLetters;
  const isMessage = isGone || own?.phase === 'rejected';
  const isIntro = !isPlaying && !isMessage;
  return (
    <Page
      title={title}
      heading={challenge ? <Name>{title}</Name> : title}
      hiddenHeading
      width={isMessage || (isIntro && error !== undefined && !challenge) ? 'text' : 'wide'}
    >
      {isGone ? (
        <ChallengeMessage
          title={error.code === 'CHALLENGE_ENDED' ? CHALLENGE_TEXTS.ended : CHALLENGE_TEXTS.notFound}
          {...(error.code !== 'CHALLENGE_ENDED' && { detail: CHALLENGE_LABELS.goneDetail })}
        />
      ) : own?.phase === 'rejected' ? (
        <ChallengeMessage title={CHALLENGE_LABELS.rejected} detail={own.detail} />
      ) : (
        isPlaying && <ChallengeBoard game={own} title={title} />
      )}
      {/* The same for all challenges, so that there is something to read before this one is known. */}
      {isIntro && (challenge || error === undefined) && (
        <p className="lead sm:pt-4">{CHALLENGE_LABELS.lead}</p>
      )}
      {isIntro && challenge && <Intro challenge={challenge} />}
      {isIntro && !challenge && error === undefined && <IntroLoading />}
      {isIntro && !challenge && error !== undefined && (
        <LoadFailed title={CHALLENGE_LABELS.loadFailed} detail={reasonOf(error)} query={query} />
      )}
    </Page>
  );
}

interface ChallengeBoardProps {
  readonly game: SoloBoardState;
  readonly title: string;
}

/** The daily's board, with a challenge's letters. */
function ChallengeBoard({ game, title }: ChallengeBoardProps) {
  const dispatch = useAppDispatch();
  // Many play here for the first time.
  const [isFirst] = useState(() => localCompletions().length === 0);
  return (
    <PlayBoard
      game={game}
      guided={isFirst}
      note={<Name className="max-w-[clamp(0px,100vw-13.5rem,12rem)] truncate">{title}</Name>}
      onStep={(command) => dispatch(playChallenge(command))}
      onDeliver={() => void dispatch(deliverChallenge())}
      onOccupied={() => dispatch(challengeActions.occupiedCellPressed())}
    />
  );
}
