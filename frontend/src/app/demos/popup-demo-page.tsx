import { TEXTS } from '@tessera/contracts/texts';
import { EMPTY_GRID, gridFromText, withLetter } from '@tessera/rules';
import { useState } from 'react';
import { DEMO_TEXTS } from './demo-texts';
import { BothDirections, RoundPopup } from '../../features/daily/tutorial/round-popup';
import { Board, focusBoard } from '../../game-kit/board/board';
import { Button } from '../../ui/button/button';
import { Hand } from '../../game-kit/hand/hand';
import { Actions, Page } from '../../ui/layout/page';

const ROUNDS = {
  1: { grid: EMPTY_GRID, letter: 'R', title: DEMO_TEXTS.names.round1PopupDemo },
  2: { grid: gridFromText('.....R..........'), letter: 'E', title: DEMO_TEXTS.names.round2PopupDemo },
} as const;

/** The tutorial popup of a round on a board that accepts one letter on an empty cell. */
function PopupDemo({ round }: { readonly round: 1 | 2 }) {
  const { grid, letter, title } = ROUNDS[round];
  const [phase, setPhase] = useState<'popup' | 'both-ways' | 'done'>('popup');
  const [stagedCell, setStagedCell] = useState<number | null>(null);
  const goOn = () => setPhase(round === 2 && phase === 'popup' ? 'both-ways' : 'done');
  const dismiss = () => {
    // The focus would be lost with the popup.
    focusBoard();
    goOn();
  };
  const again = () => {
    setStagedCell(null);
    setPhase('popup');
  };
  const inHand = round === 1 || stagedCell !== null ? letter : null;
  return (
    <Page title={title} heading={title} hiddenHeading>
      <div className="flex items-center justify-between pt-1.5 pb-1 text-sm">
        <b className="font-semibold">{title}</b>
        <span className="rounded-full bg-teal px-2.5 py-1 font-semibold text-teal-ink">
          {DEMO_TEXTS.yourTurn}
        </span>
      </div>
      {phase === 'popup' ? (
        <RoundPopup
          round={round}
          letter={inHand}
          stagedCell={stagedCell}
          {...(round === 2 && {
            onReset: () => {
              setStagedCell(null);
              focusBoard();
            },
          })}
          onDone={dismiss}
        />
      ) : phase === 'both-ways' ? (
        <BothDirections letter={inHand} cell={null} onDone={dismiss} />
      ) : (
        <Hand letter={inHand} title={inHand === null ? TEXTS.evenRoundPrompt : DEMO_TEXTS.yourTurn} />
      )}
      <Board
        grid={stagedCell === null ? grid : withLetter(grid, stagedCell, letter)}
        label={TEXTS.gridName}
        stagedCell={stagedCell}
        selectable={(at) => grid[at] === null}
        onPress={setStagedCell}
      />
      <Actions>
        <Button variant="primary" wide unavailable={stagedCell === null} onClick={goOn}>
          {TEXTS.submit}
        </Button>
        <Button onClick={again}>{DEMO_TEXTS.showAgain}</Button>
      </Actions>
    </Page>
  );
}

export const Round1PopupDemoPage = () => <PopupDemo round={1} />;
export const Round2PopupDemoPage = () => <PopupDemo round={2} />;
