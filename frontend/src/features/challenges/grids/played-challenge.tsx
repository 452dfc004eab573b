import type { Challenge } from '@tessera/contracts';
import { ResultLoading } from '../../../game-kit/result/result-loading';
import { reasonOf } from '../../../store/api/api-error';
import { LoadFailed } from '../../../ui/loading/load-failed';
import { Page } from '../../../ui/layout/page';
import { CHALLENGE_LABELS, challengeTitle } from '../challenge-labels';
import { useChallengeGameQuery } from '../challenges.api';
import { ChallengeResult } from './challenge-result';
import { Name } from '../../../ui/layout/name';

/** A challenge that the player has completed before. */
export function PlayedChallenge({ challenge }: { readonly challenge: Challenge }) {
  const { data: game, error, isFetching, refetch } = useChallengeGameQuery(challenge.code);
  const title = challengeTitle(challenge);
  if (game) return <ChallengeResult game={game} challenge={challenge} fresh={false} />;
  return (
    <Page title={title} heading={<Name>{title}</Name>} hiddenHeading width={error ? 'text' : 'wide'}>
      {error === undefined ? (
        <ResultLoading text={CHALLENGE_LABELS.loading} />
      ) : (
        <LoadFailed
          title={CHALLENGE_LABELS.loadFailed}
          detail={reasonOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
