import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../../store/today';
import { useStanding } from '../players/players.api';
import { dailyHappened, type DailyInPlay } from './daily.slice';
import { deliver } from './deliver-daily';
import { learnWords, play } from './play-daily';
import { PlayTable } from './play-table.part';

/** Today's game on the table. */
export function DailyTable({ game }: { readonly game: DailyInPlay }) {
  const dispatch = useAppDispatch();
  const { playedOfLastThree } = useStanding(useToday());
  useEffect(() => void dispatch(learnWords()), [dispatch]);
  return (
    <PlayTable
      game={game}
      guided
      note={`Played of last 3: ${playedOfLastThree}/3`}
      onStep={(command) => dispatch(play(command))}
      onDeliver={() => void dispatch(deliver())}
      onOccupied={() => dispatch(dailyHappened.occupiedCellPressed())}
    />
  );
}
