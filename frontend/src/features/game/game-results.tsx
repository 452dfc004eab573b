import { PAGES } from '@tessera/contracts/constants';
import { liveGrid, otherSeat } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { announce } from '../../ui/live-region';
import { Actions, ButtonRow } from '../../ui/page';
import { BestPossible } from '../review/best-possible.part';
import { END_WORDS } from './end-words';
import { RematchButton } from './rematch-button';
import { ResultSide } from './result-side';
import { nameOf, outcomeFor, scoreOf } from './seats';
import { ShareGameDialog } from './share-game-dialog';
import type { LiveTable } from './table-state';

interface GameResultsProps {
  readonly table: LiveTable;
  /** The scores are counted line by line before the player's eyes. */
  readonly counting: boolean;
}

export function GameResults({ table, counting }: GameResultsProps) {
  const { facts, seat, known } = table;
  const [sharing, setSharing] = useState(false);
  const other = otherSeat(seat);
  const opponent = nameOf(facts, other);
  const outcome = outcomeFor(facts, seat);
  const { headline, line } = END_WORDS[outcome];
  const [mine, theirs] = [scoreOf(facts, seat), scoreOf(facts, other)];
  const spoken = `${headline} ${line}. You scored ${mine}, ${opponent} scored ${theirs}.`;

  useEffect(() => announce(spoken), [spoken]);

  return (
    <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col lg:max-w-[560px] lg:flex-none lg:pt-4">
      <div className="pb-2 text-center">
        <h2 className="text-[30px]">{headline}</h2>
        <p className="text-[14px] text-ink-2">{line}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:gap-10">
        <ResultSide table={table} seat={seat} name="You" counting={counting} />
        <ResultSide table={table} seat={other} name={opponent} counting={counting} />
      </div>
      <div className="pt-3">
        <BestPossible grid={liveGrid(known, seat)} score={mine} />
      </div>
      <Actions>
        <RematchButton table={table} opponent={opponent} />
        <ButtonRow>
          <Button onClick={() => setSharing(true)}>Share Results</Button>
          <ButtonLink to={PAGES.home}>Return Home</ButtonLink>
        </ButtonRow>
      </Actions>
      <ShareGameDialog
        open={sharing}
        onOpenChange={setSharing}
        result={{ game: known, seat, opponent, score: mine, theirScore: theirs, facts }}
      />
    </div>
  );
}
