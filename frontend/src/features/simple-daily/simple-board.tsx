import { TEXTS, blindLetterText, placeLetterText, roundText, PAGES } from '@tessera/contracts/constants';
import { ROUNDS, gridFromRows, isOddRound, withLetter } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Board, focusBoard } from '../../game-kit/board/board';
import { Button, ButtonLink } from '../../ui/button/button';
import { laidText } from '../../game-kit/board/laid-text';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { announce } from '../../ui/live-region/live-region';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { RoundStrip } from '../../game-kit/layout/round-strip';
import { BoardLayout } from '../../game-kit/layout/board-layout';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
import { useHeldSteps } from '../../game-kit/turns/use-held-steps';
import { useBoardKeys } from '../../game-kit/letter-picker/use-board-keys';
import { helpOpened } from '../help/help.slice';
import { submitHand } from './play-simple';
import { simpleActions, type SimpleBoardState } from './simple-daily.slice';
import { SimpleHand } from './simple-hand';
import { useLine } from './use-line';

/** The simple daily itself: strip, hand, board, Submit. */
export function SimpleBoard({ board }: { readonly board: SimpleBoardState }) {
  const dispatch = useAppDispatch();
  const { game, draft, loose, acting, isLineLost } = board;
  const round = game.currentRound;
  const letter = game.currentLetter ?? draft;
  const isChoiceDue = game.roundState === 'AWAITING_LETTER';
  const placed = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const shown = letter !== null && loose !== null ? withLetter(placed, loose, letter) : placed;
  const isReady = letter !== null && loose !== null && !isLineLost;
  /** What the picker is open for; the server may go on to the next round meanwhile. */
  const [picking, setPicking] = useState<{ round: number; cell: number } | null>(null);
  useVoice(board, letter);
  useLine(isLineLost);

  const isFree = (cell: number) => placed[cell] === null;
  const press = (cell: number) => {
    if (!isFree(cell)) dispatch(simpleActions.stepRejected(TEXTS.cellOccupied));
    else if (isChoiceDue && (draft === null || cell === loose)) setPicking({ round, cell });
    else dispatch(simpleActions.handChanged({ loose: cell }));
  };
  const choose = (chosen: string, cell?: number) => {
    // The picker's code may still be loading.
    setPicking(null);
    if (!isChoiceDue) {
      const notice = isOddRound(round) ? TEXTS.oddRoundChoice : TURN_TEXTS.alreadyChosen;
      dispatch(simpleActions.stepRejected(notice));
      return;
    }
    const aimed = cell !== undefined && isFree(cell) && loose === null;
    dispatch(simpleActions.handChanged({ draft: chosen, ...(aimed && { loose: cell }) }));
  };
  const reset = () => {
    dispatch(simpleActions.handChanged({ draft: null, loose: null }));
    // The cross goes with the letter.
    focusBoard();
  };
  const submit = () => {
    if (isReady) void dispatch(submitHand());
  };
  const steps = useHeldSteps(acting, round, { press, choose, submit });
  useBoardKeys({ onLetter: steps.choose, onSubmit: steps.submit });
  // The focus goes on to the board, where the next letter goes.
  const submitAndGoOn = () => {
    submit();
    focusBoard();
  };

  return (
    <BoardLayout>
      <RoundStrip round={round} />
      <p className="pt-1.5 text-sm font-semibold">{roundText(round, ROUNDS)}</p>
      <SimpleHand board={board} letter={letter} onReset={reset} />
      <Board
        grid={shown}
        label={TEXTS.gridName}
        loose={letter === null ? null : loose}
        selectable={(cell) => !acting && isFree(cell)}
        onPress={steps.press}
        onRejected={steps.press}
        onLetterKey={steps.choose}
        onSubmitKey={steps.submit}
      />
      <Actions>
        <Button variant="primary" wide unavailable={!isReady} busy={acting} onClick={submitAndGoOn}>
          Submit
        </Button>
        <ButtonRow>
          <Button onClick={() => dispatch(helpOpened('how-to-play'))}>{TEXTS.howToPlay}</Button>
          <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
        </ButtonRow>
      </Actions>
      <LetterPicker
        open={picking?.round === round && isChoiceDue}
        onOpenChange={(open) => !open && setPicking(null)}
        onPick={(picked) => choose(picked, picking?.cell)}
        onSubmitKey={steps.submit}
      />
    </BoardLayout>
  );
}

/** Tells a screen reader what a look at the board tells others. */
function useVoice(
  { game, loose, notice, notices, isLineLost }: SimpleBoardState,
  letter: string | null,
): void {
  const round = game.currentRound;
  const task =
    letter === null
      ? TEXTS.evenRoundPrompt
      : isOddRound(round)
        ? blindLetterText(letter)
        : placeLetterText(letter);
  useEffect(() => announce(`${roundText(round, ROUNDS)}. ${task}`), [round, task]);
  useEffect(() => {
    if (loose !== null && letter !== null) announce(laidText(letter, loose));
  }, [loose, letter]);
  useEffect(() => {
    if (notice !== null) announce(notice);
  }, [notice, notices]);
  useEffect(() => {
    if (isLineLost) announce(TEXTS.reconnect);
  }, [isLineLost]);
}
