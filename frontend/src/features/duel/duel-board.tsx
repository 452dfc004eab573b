import { TEXTS, roundText, blindLetterText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { CELLS, ROUNDS } from '@tessera/rules';
import { useMemo, useEffect } from 'react';
import { DUEL_LABELS, botNameOf, remarkOf } from './duel-labels';
import { useAppDispatch } from '../../store/create-store';
import { Board, focusBoard } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { ClosedBoard } from '../../game-kit/board/closed-board';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { MatchLayout } from '../../game-kit/layout/board-layout';
import { OpponentSide } from '../../game-kit/turns/opponent-side';
import { ReadingKeys } from '../../game-kit/reading/reading-keys';
import { RoundStrip, LettersSoFar } from '../../game-kit/layout/round-strip';
import { TURN_TEXTS } from '../../game-kit/turns/turn-texts';
import { useHand } from '../../game-kit/hand/use-hand';
import { usePicking } from '../../game-kit/letter-picker/use-board-keys';
import { BoardActions } from '../help/board-actions.public';
import { DuelHand } from './duel-hand';
import type { DuelBoardState } from './duel-board-state';
import { viewOf, type DuelView } from './duel-view';
import { changeHand, rejectStep, submitHand } from './play-duel';
import { Name } from '../../ui/layout/name';
import { useAlerts, useStagedLetterAnnouncement } from '../../game-kit/board/board-announcements';
import { HAND_TEXTS } from '../../game-kit/hand/hand';
import { announce } from '../../ui/live-region/live-region';

interface BotRemarkProps {
  readonly name: string;
  readonly remark: string | null;
}

/** The bot's remark about its last move, shown between board and button. It is announced separately. */
const BotRemark = ({ name, remark }: BotRemarkProps) => (
  <p className="game__line">
    {remark !== null && (
      <>
        <i aria-hidden="true" className="size-2 flex-none rounded-[2px] bg-ink-2" />
        <b className="flex-none font-semibold">{name}</b>
        <span className="truncate text-ink-2">{remark}</span>
      </>
    )}
  </p>
);

/** The duel itself: both boards, the letter, and Submit. */
export function DuelBoard({ board }: { readonly board: DuelBoardState }) {
  const dispatch = useAppDispatch();
  const { duel, draft } = board;
  const view = useMemo(() => viewOf(board), [board]);
  const { task, round, isReady, stagedCell } = view;
  const picking = usePicking(round, task === 'choose', stagedCell);
  const { isPicking, target, openPicker, closePicker } = picking;
  const submitLabel = view.isFinal ? TURN_TEXTS.finishGame : TEXTS.submit;
  const name = botNameOf(duel);
  const remark = remarkOf(duel);
  useDuelAnnouncements(view, board, remark && `${name}: ${remark}`);

  const { steps, reset, submit } = useHand({
    round,
    draft,
    stagedCell,
    picking,
    rejectionAt: (cellIndex) => rejectionAt(cellIndex, view),
    choiceRejection: choiceRejection(view),
    isReady,
    isBusy: (task === 'wait' || task === 'blind') && board.sending && !board.held,
    canTakeBack: task === 'choose' && draft !== null,
    onChange: (hand) => dispatch(changeHand(hand)),
    onReject: (notice) => dispatch(rejectStep(notice)),
    onSubmit: () => dispatch(submitHand(duel.gameId)),
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
      theirs={<OpponentSide name={name} count={view.botCount} />}
      rail={<LettersSoFar letters={view.letters} round={round} place="beside" />}
    >
      <RoundStrip round={round} />
      <div className="flex items-center justify-between gap-3 pt-1.5 text-sm">
        <b className="flex-none font-semibold">{roundText(round, ROUNDS)}</b>
        <Name className="game__stamp min-w-0 truncate">{name}</Name>
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
        selectable={(cellIndex) => rejectionAt(cellIndex, view) === null}
        onPress={steps.press}
        onRejected={steps.press}
        onLetterKey={steps.choose}
        onSubmitKey={steps.submit}
      />
      <BotRemark name={name} remark={remark} />
      <LettersSoFar letters={view.letters} round={round} place="below" />
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
          <ButtonLink to={PAGES.duels}>{DUEL_LABELS.returnToMenu}</ButtonLink>
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

/** Why no letter can be chosen now; null if one has to be. */
const choiceRejection = ({ task, isOdd }: DuelView): string | null => {
  if (task === 'choose') return null;
  if (task === 'wait') return TEXTS.alreadyPlaced;
  if (task === 'finish') return TEXTS.gameOver;
  return isOdd ? TEXTS.oddRoundChoice : TEXTS.alreadyChosen;
};

/** Why a cell can't be used now; null if it can. */
const rejectionAt = (cellIndex: number, { placed, task }: DuelView): string | null => {
  if (placed[cellIndex] !== null) return TEXTS.cellOccupied;
  if (task === 'place' || task === 'choose') return null;
  return task === 'blind' ? TEXTS.noLetter : TEXTS.alreadyPlaced;
};

/** Announces to screen readers what others can see on the board. `told` is the bot's remark about its move. */
function useDuelAnnouncements(
  view: DuelView,
  { stagedCell, notices }: DuelBoardState,
  told: string | null,
): void {
  const { round, task, letter, isOdd, title, warning } = view;
  const blind = task === 'place' && isOdd && letter !== null ? blindLetterText(letter) : null;
  const turn = [told, `${roundText(round, ROUNDS)}.`, blind ?? title].filter(Boolean).join(' ');

  // The remark is announced together with the start of the next round.
  useEffect(() => announce(turn), [turn]);
  useStagedLetterAnnouncement(letter, stagedCell, HAND_TEXTS.enterSubmits);
  useAlerts(warning, notices);
}
