import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { localCompletions } from '../../../store/daily/completions';
import { PlayBoard } from '../../daily/play-board.public';
import type { SoloBoardState } from '../../../store/solo-board';
import { challengeActions } from './challenge.slice';
import { deliverChallenge, playChallenge } from './play-challenge';
import { Name } from '../../../ui/layout/name';

interface ChallengeBoardProps {
  readonly game: SoloBoardState;
  readonly title: string;
}

/** The daily's board, with a challenge's letters. */
export function ChallengeBoard({ game, title }: ChallengeBoardProps) {
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
