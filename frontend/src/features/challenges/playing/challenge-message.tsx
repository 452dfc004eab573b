import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { CHALLENGE_LABELS } from '../challenge-labels';

interface ChallengeMessageProps {
  readonly title: string;
  readonly detail?: string;
}

/** Says why a challenge can't be played, and what there is instead. */
export const ChallengeMessage = ({ title, detail }: ChallengeMessageProps) => (
  <Message title={title} detail={detail}>
    <ButtonLink to={PAGES.daily} variant="primary" wide>
      {TEXTS.todaysGame}
    </ButtonLink>
    <ButtonLink to={PAGES.challenges} wide>
      {CHALLENGE_LABELS.makeOwn}
    </ButtonLink>
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
