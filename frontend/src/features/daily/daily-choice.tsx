import { ROUNDS } from '@tessera/rules';
import { TEXTS, roundText } from '@tessera/contracts/constants';
import { useAppDispatch } from '../../store/hooks';
import type { SavedDaily } from '../../store/saved-daily';
import { Board } from '../../ui/board';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { startToday } from './create-daily';
import { resume } from './open-daily';

interface DailyChoiceProps {
  readonly unfinished: SavedDaily;
  readonly todaysNumber: number;
}

/** A game of yesterday is not finished: neither it nor today's is taken from the player. */
export function DailyChoice({ unfinished, todaysNumber }: DailyChoiceProps) {
  const dispatch = useAppDispatch();
  const { gameNumber } = unfinished.facts;
  return (
    <Message
      picture={
        <div className="mb-4 w-[160px]">
          <Board grid={unfinished.state.grid} label={TEXTS.gridName} size="small" />
        </div>
      }
      title="A new day has begun"
      detail={`Game #${gameNumber} is still open: you were in ${roundText(unfinished.state.round, ROUNDS).toLowerCase()}. Which one would you like to play?`}
    >
      <Button variant="primary" wide onClick={() => void dispatch(startToday())}>
        {`Play today's game #${todaysNumber}`}
      </Button>
      <Button size="large" wide onClick={() => void dispatch(resume(unfinished))}>
        {`Finish #${gameNumber}`}
      </Button>
    </Message>
  );
}
