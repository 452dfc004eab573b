import type { ReactElement } from 'react';
import { TEXTS } from '@tessera/contracts/texts';
import type { Elements } from '../../ui/util/elements';
import { Actions } from '../../ui/layout/page';
import { BigScore, ResultLayout } from './result-layout';
import { ResultBoard } from './result-board';
import type { GameEnd } from './use-game-end';

interface FinishedGameProps {
  readonly end: GameEnd;
  /** Below the score: what has been completed. */
  readonly title: string | ReactElement;
  readonly verdict?: Elements;
  /** Below the title. */
  readonly note?: Elements;
  /** The path of the result, for the way back from the word checker. */
  readonly from: string;
  /** What follows the words. */
  readonly facts?: Elements;
  /** A card above the actions. */
  readonly card?: Elements;
  readonly actions: Elements;
  /** Everything that follows the words is known. */
  readonly isReady?: boolean;
  /** Below the actions. */
  readonly children?: Elements;
}

/**
 * The result of a game that one person plays. While the score is counted, there is nothing but the numeral, the board
 * and the words counted so far, but screen readers get everything, and nothing moves later.
 */
export const FinishedGame = ({
  end,
  title,
  verdict,
  note,
  from,
  isReady = true,
  ...props
}: FinishedGameProps) => (
  <ResultLayout
    score={
      <div className="text-center">
        <p aria-hidden="true">
          <BigScore points={end.points} />
          <span className="text-ink-2 wrap-anywhere">{title}</span>
        </p>
        {verdict}
        {note}
      </div>
    }
    grid={<ResultBoard {...end.shown} label={TEXTS.gridName} from={from} />}
    isHeld={!end.counted || !isReady}
  >
    {props.facts}
    <div className="result-layout__card">{props.card}</div>
    <Actions>{props.actions}</Actions>
    {props.children}
  </ResultLayout>
);
