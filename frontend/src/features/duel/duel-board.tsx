import { DUEL_TEXTS, PAGES, TEXTS, roundText } from '@tessera/contracts/constants';
import { CELLS, ROUNDS } from '@tessera/rules';
import { useMemo } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { Board, focusBoard } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { ClosedBoard } from '../../game-kit/board/closed-board';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { LettersSoFar } from '../../game-kit/layout/letters-so-far';
import { MatchLayout } from '../../game-kit/layout/board-layout';
import { OpponentSide } from '../../game-kit/turns/opponent-side';
import { PresenceMark, type Presence } from '../../game-kit/turns/presence-mark';
import { ReadingKeys } from '../../game-kit/reading/reading-keys';
import { RoundStrip } from '../../game-kit/layout/round-strip';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
import { useQueuedSteps } from '../../game-kit/turns/use-queued-steps';
import { usePicking } from '../../game-kit/letter-picker/use-picking';
import { useBoardKeys } from '../../game-kit/letter-picker/use-board-keys';
import { BoardActions } from '../help/board-actions.public';
import { BotRemark } from './bot-remark';
import { DuelHand } from './duel-hand';
import { botNameOf, remarkOf } from './duel-labels';
import type { DuelBoardState } from './duel-board-state';
import { viewOf, type DuelView } from './duel-view';
import { changeHand, rejectStep, submitHand } from './play-duel';
import { useDuelAnnouncements } from './use-duel-announcements';

/** The duel itself: both boards, the letter, and Submit. */
export function DuelBoard({ board }: { readonly board: DuelBoardState }) {
  const dispatch = useAppDispatch();
  const { duel, draft, stagedCell } = board;
  const view = useMemo(() => viewOf(board), [board]);
  const { task, round, placed, isReady } = view;
  const { isPicking, target, openPicker, closePicker } = usePicking(round, task === 'choose', stagedCell);
  const submitLabel = view.isFinal ? TURN_TEXTS.finishGame : TEXTS.submit;
  const name = botNameOf(duel);
  const remark = remarkOf(duel);
  const presence: Presence = duel.player2Status === 'Available' ? 'active' : 'away';
  useDuelAnnouncements(view, board, remark && `${name}: ${remark}`);

  const isFree = (cellIndex: number) => placed[cellIndex] === null;
  const press = (cellIndex: number) => {
    if (!isFree(cellIndex) || (task !== 'place' && task !== 'choose'))
      dispatch(rejectStep(rejectionAt(cellIndex, view)));
    else if (task === 'choose' && (draft === null || cellIndex === stagedCell)) openPicker(cellIndex);
    else dispatch(changeHand({ stagedCell: cellIndex }));
  };
  const choose = (letter: string, cellIndex?: number) => {
    closePicker();
    if (task !== 'choose') return void dispatch(rejectStep(noChoice(view)));
    const aimed = cellIndex !== undefined && isFree(cellIndex) && stagedCell === null;
    dispatch(changeHand({ draft: letter, ...(aimed && { stagedCell: cellIndex }) }));
  };
  const reset = () => {
    closePicker();
    dispatch(changeHand({ draft: null, stagedCell: null }));
    // The button with the cross disappears with the letter.
    focusBoard();
  };
  const submit = () => {
    if (isReady) dispatch(submitHand(duel.gameId));
  };
  const isAnswerDue = (task === 'wait' || task === 'blind') && board.sending && !board.held;
  const steps = useQueuedSteps(isAnswerDue, round, { press, choose, submit });
  useBoardKeys({
    onLetter: steps.choose,
    onSubmit: steps.submit,
    onTakeBack: () => task === 'choose' && draft !== null && reset(),
  });

  const isToPick = task === 'choose' && draft === null;
  // Moves the focus to the board for the next letter.
  const act = () => {
    if (isToPick) return openPicker(null);
    submit();
    focusBoard();
  };

  return (
    <MatchLayout
      theirs={<OpponentSide name={name} presence={presence} count={view.botCount} />}
      rail={<LettersSoFar letters={view.letters} round={round} />}
    >
      <RoundStrip round={round} />
      <div className="flex items-center justify-between gap-3 pt-1.5 text-sm">
        <b className="flex-none font-semibold">{roundText(round, ROUNDS)}</b>
        <div className="game__stamp min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate">{name}</span>
            <PresenceMark presence={presence} />
          </span>
        </div>
      </div>
      <div className="flex items-center justify-between gap-2 pb-1">
        <DuelHand view={view} isStaged={stagedCell !== null} onReset={reset} />
        <div className="game__stamp w-[72px] flex-none">
          <ClosedBoard count={view.botCount} label={`${name}'s grid`} />
        </div>
      </div>
      <Board
        grid={view.shown}
        label={TEXTS.gridName}
        stagedCell={view.letter === null && !isPicking ? null : target}
        selectable={(cellIndex) => isFree(cellIndex) && (task === 'place' || task === 'choose')}
        onPress={steps.press}
        onRejected={steps.press}
        onLetterKey={steps.choose}
        onSubmitKey={steps.submit}
      />
      <BotRemark name={name} remark={remark} />
      {isPicking ? (
        <LetterPicker
          letter={draft}
          onPick={(letter) => dispatch(changeHand({ draft: letter, stagedCell: target }))}
          onClose={closePicker}
          submitLabel={submitLabel}
          canSubmit={isReady}
          onSubmit={act}
        />
      ) : (
        <BoardActions
          label={isToPick ? TEXTS.chooseLetter : submitLabel}
          unavailable={!isToPick && !isReady}
          busy={task === 'wait' || task === 'finish'}
          onSubmit={act}
        >
          <ButtonLink to={PAGES.duels}>{DUEL_TEXTS.returnToMenu}</ButtonLink>
        </BoardActions>
      )}
      <ReadingKeys
        grid={view.shown}
        letter={view.letter}
        status={`${roundText(round, ROUNDS)}. ${view.title}. ${name}: ${view.botCount} of ${CELLS} letters placed.`}
      />
    </MatchLayout>
  );
}

const noChoice = ({ task, isOdd }: DuelView): string => {
  if (task === 'wait') return TEXTS.alreadyPlaced;
  if (task === 'finish') return TEXTS.gameOver;
  return isOdd ? TEXTS.oddRoundChoice : TEXTS.alreadyChosen;
};

/** Why a cell can't be used now. */
const rejectionAt = (cellIndex: number, { placed, task }: DuelView): string => {
  if (placed[cellIndex] !== null) return TEXTS.cellOccupied;
  return task === 'blind' ? TEXTS.noLetter : TEXTS.alreadyPlaced;
};
