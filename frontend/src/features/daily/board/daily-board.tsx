import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { useDailyDate } from '../../../store/daily/daily-date';
import { useIsDateOver } from '../../../store/daily/today';
import { useOwnStats } from '../../players/players.api';
import { dailyActions, type DailyInPlay } from '../daily.slice';
import { DAY_TEXTS } from '../day-texts';
import { deliver } from '../sync/deliver-daily';
import { endDay } from '../opening/open-daily';
import { saveFormedWords, play } from './play-daily';
import { PlayBoard } from '../play-board.public';

/** Today's game on the board. */
export function DailyBoard({ game }: { readonly game: DailyInPlay }) {
  const dispatch = useAppDispatch();
  const { playedOfLastThree, hasPlayed } = useOwnStats(useDailyDate());
  useEffect(() => void dispatch(saveFormedWords()), [dispatch]);

  const over = useIsDateOver(game.facts.date);
  const [wasOver] = useState(over);
  useEffect(() => {
    if (over && !wasOver) void dispatch(endDay());
  }, [dispatch, over, wasOver]);
  return (
    <PlayBoard
      game={game}
      guided={!hasPlayed}
      note={over ? DAY_TEXTS.noLongerCounts : `Played of last 3: ${playedOfLastThree}/3`}
      onStep={(command) => dispatch(play(command))}
      onDeliver={() => void dispatch(deliver())}
      onOccupied={() => dispatch(dailyActions.occupiedCellPressed())}
    />
  );
}
