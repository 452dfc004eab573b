import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { useToday } from '../../../store/daily/today';
import type { DailyOver } from '../daily.slice';
import { playedAheadText } from '../day-texts';

export const DailyPlayed = ({ gameId, date }: DailyOver) => (
  <Message
    good
    title="You're done for today"
    detail={date > useToday() ? playedAheadText(date) : TEXTS.dailyAlreadyPlayed}
  >
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
