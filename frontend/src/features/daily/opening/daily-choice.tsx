import { ROUNDS, daysBetween, type PlainDate } from '@tessera/rules';
import { TEXTS, roundText } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../../store/hooks';
import type { SavedDaily } from '../../../store/daily/saved-daily';
import { Board } from '../../../game-kit/board/board';
import { Button } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { useIsDateOver } from '../../../store/daily/today';
import { DAY_TEXTS } from '../day-texts';
import { playToday, resume } from './open-daily';

interface DailyChoiceProps {
  readonly unfinished: SavedDaily;
  readonly date: PlainDate;
}

/** A game from an earlier day is unfinished. Whatever the player chooses, both games are kept. */
export function DailyChoice({ unfinished, date }: DailyChoiceProps) {
  const dispatch = useAppDispatch();
  const { facts, state } = unfinished;
  const { gameNumber } = facts;
  const over = useIsDateOver(facts.date);
  const where = roundText(state.round, ROUNDS).toLowerCase();
  return (
    <Message
      picture={
        <div className="mb-4 w-[160px]">
          <Board grid={state.grid} label={TEXTS.gridName} size="small" />
        </div>
      }
      title={DAY_TEXTS.newDay}
      detail={`You haven't finished game #${gameNumber}: you were on ${where}. ${over ? `${DAY_TEXTS.over} ` : ''}Which game would you like to play?`}
    >
      <Button variant="primary" wide onClick={() => void dispatch(playToday())}>
        {`Play ${TEXTS.todaysGame} #${gameNumber + daysBetween(facts.date, date)}`}
      </Button>
      <Button size="large" wide onClick={() => void dispatch(resume(unfinished))}>
        {`Finish #${gameNumber}`}
      </Button>
    </Message>
  );
}
