import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { ButtonLink } from '../../ui/button';
import { Message } from '../../ui/message';

export const DailyPlayed = ({ gameId }: { readonly gameId: string | null }) => (
  <Message good title="Today's game is done" detail={TEXTS.dailyAlreadyPlayed}>
    {gameId !== null && (
      <ButtonLink to={pathOf(PAGES.dailyResults, { gameId })} variant="primary" wide>
        {TEXTS.seeResults}
      </ButtonLink>
    )}
    <ButtonLink to={PAGES.home} wide>
      {TEXTS.returnHome}
    </ButtonLink>
  </Message>
);
