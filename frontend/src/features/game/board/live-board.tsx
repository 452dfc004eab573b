import { PAGES, TEXTS, roundText } from '@tessera/contracts/constants';
import { CELLS, ROUNDS } from '@tessera/rules';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/hooks';
import { Board } from '../../../game-kit/board/board';
import { Button, ButtonLink } from '../../../ui/button/button';
import { ClosedBoard } from '../../../game-kit/board/closed-board';
import { ConfirmationLine } from '../../../game-kit/layout/confirmation';
import { LetterPicker } from '../../../game-kit/letter-picker/letter-picker';
import { LettersSoFar } from '../../../game-kit/layout/letters-so-far';
import { MatchLayout } from '../../../game-kit/layout/board-layout';
import { OpponentSide } from '../../../game-kit/turns/opponent-side';
import { Actions, ButtonRow } from '../../../ui/layout/page';
import { PresenceMark } from '../../../game-kit/turns/presence-mark';
import { ReadingKeys } from '../../../game-kit/reading/reading-keys';
import { RoundStrip } from '../../../game-kit/layout/round-strip';
import { usePicking } from '../../../game-kit/letter-picker/use-picking';
import { useHand } from '../../../game-kit/hand/use-hand';
import { helpOpened } from '../../help/help.slice';
import { connectionNote } from '../live/connection-note';
import { DragBoard } from './drag-board';
import { gamePath } from '../game-code';
import { selectLive } from '../game.slice';
import { GAME_TEXTS } from '../game-texts';
import { LiveHand } from './live-hand';
import { refreshGame } from '../opening/open-game';
import { changeHand, chooseLetter, placeLetter, rejectStep, submitDraft } from './play-game';
import type { LiveBoardState } from '../state/board-state';
import { rejectionAt, viewOf } from './board-view';
import { useLiveAnnouncements } from './use-live-announcements';

/** The game itself: both boards, the letter, and Submit. */
export function LiveBoard({ board }: { readonly board: LiveBoardState }) {
  const dispatch = useAppDispatch();
  const { connection } = useSelector(selectLive);
  const view = useMemo(() => viewOf(board), [board]);
  const { task, letter, round, opponent, theirCount, isFinal } = view;
  const { stagedCell, draft } = board;
  const picking = usePicking(round, task === 'choose', stagedCell);
  const { isPicking, target, openPicker, closePicker } = picking;

  const offline = connection.state === 'error';
  const presence = offline ? null : board.opponent;
  const trouble = connectionNote(connection);
  const canSubmit =
    !offline && ((task === 'place' && stagedCell !== null) || (task === 'choose' && draft !== null));
  const holding = task === 'place' || (task === 'choose' && draft !== null);
  useLiveAnnouncements(view, stagedCell, board.notice ?? (offline ? trouble : null));

  /** The last letter ends the game at once, because it is placed automatically. */
  const pick = (picked: string) => {
    if (isFinal && !offline) void dispatch(chooseLetter(picked));
    else dispatch(changeHand({ draft: picked, stagedCell: target }));
  };
  const { steps, submit } = useHand({
    round,
    draft,
    stagedCell,
    picking,
    rejectionAt: (cellIndex) => rejectionAt(cellIndex, view),
    choiceRejection: task === 'choose' ? null : NO_CHOICE[task],
    isReady: canSubmit,
    onChange: (hand) => dispatch(changeHand(hand)),
    onReject: (notice) => dispatch(rejectStep(notice)),
    onSubmit: () => {
      closePicker();
      if (task === 'place') void dispatch(placeLetter());
      else dispatch(submitDraft());
    },
  });

  return (
    <MatchLayout
      theirs={<OpponentSide name={opponent} presence={presence} count={theirCount} />}
      rail={
        <LettersSoFar
          letters={view.game.letters}
          round={round}
          choosers={board.seat === 1 ? ['You', opponent] : [opponent, 'You']}
        />
      }
    >
      <RoundStrip round={round} />
      <div className="flex items-center justify-between gap-3 pt-1.5 text-sm">
        <b className="truncate font-semibold">
          {roundText(round, ROUNDS)} vs {view.opponentName}
        </b>
        <PresenceMark presence={presence} />
      </div>
      <DragBoard
        letter={holding ? letter : null}
        stagedCell={stagedCell}
        canDrop={(cellIndex) => holding && rejectionAt(cellIndex, view) === null}
        onDrop={(cellIndex) => dispatch(changeHand({ stagedCell: cellIndex }))}
      >
        <div className="flex items-center justify-between gap-3 pb-1">
          <LiveHand view={view} warning={board.notice ?? trouble} />
          <div className="game__stamp w-[80px] flex-none">
            <ClosedBoard count={theirCount} label={`${opponent}'s grid`} />
          </div>
        </div>
        <Board
          grid={view.shown}
          label={TEXTS.gridName}
          stagedCell={letter === null && !isPicking ? null : target}
          selectable={(cellIndex) => rejectionAt(cellIndex, view) === null}
          onPress={steps.press}
          onRejected={steps.press}
          onLetterKey={steps.choose}
          onSubmitKey={steps.submit}
        />
      </DragBoard>
      <ConfirmationLine />
      {isPicking ? (
        <LetterPicker
          letter={draft}
          onPick={pick}
          onClose={closePicker}
          submitLabel={submitText(task, isFinal, false)}
          canSubmit={canSubmit}
          onSubmit={submit}
        />
      ) : (
        <Actions>
          {task === 'choose' && draft === null ? (
            <Button variant="primary" wide disabled={offline} onClick={() => openPicker(null)}>
              {offline ? TEXTS.reconnect : isFinal ? GAME_TEXTS.finishGame : TEXTS.chooseLetter}
            </Button>
          ) : (
            <Button variant="primary" wide disabled={!canSubmit} busy={task === 'finish'} onClick={submit}>
              {submitText(task, isFinal, offline)}
            </Button>
          )}
          <ButtonRow>
            <Button onClick={() => dispatch(helpOpened('how-to-play-friend'))}>{TEXTS.howToPlay}</Button>
            {offline ? (
              <Button onClick={() => void dispatch(refreshGame(board.gameId))}>
                {GAME_TEXTS.refreshGame}
              </Button>
            ) : (
              <ButtonLink to={PAGES.wordChecker} state={{ from: gamePath(board.gameId) }}>
                {TEXTS.wordChecker}
              </ButtonLink>
            )}
          </ButtonRow>
        </Actions>
      )}
      <ReadingKeys
        grid={view.shown}
        letter={view.letter}
        status={`${roundText(round, ROUNDS)}. ${view.title}. ${opponent}: ${theirCount} of ${CELLS} letters placed.`}
      />
    </MatchLayout>
  );
}

const submitText = (task: string, isFinal: boolean, offline: boolean): string => {
  if (offline) return TEXTS.reconnect;
  return isFinal && (task === 'choose' || task === 'finish') ? GAME_TEXTS.finishGame : TEXTS.submit;
};

const NO_CHOICE = {
  'wait-for-letter': GAME_TEXTS.notYourTurn,
  place: TEXTS.alreadyChosen,
  'wait-for-placement': TEXTS.alreadyPlaced,
  finish: TEXTS.gameOver,
} as const;
