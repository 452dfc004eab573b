import { TEXTS, roundText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { CELLS, ROUNDS } from '@tessera/rules';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/create-store';
import { Board } from '../../../game-kit/board/board';
import { Button, ButtonLink } from '../../../ui/button/button';
import { ClosedBoard } from '../../../game-kit/board/closed-board';
import { ConfirmationLine } from '../../../game-kit/layout/confirmation';
import { LetterPicker } from '../../../game-kit/letter-picker/letter-picker';
import { MatchLayout } from '../../../game-kit/layout/board-layout';
import { OpponentSide, PresenceMark } from '../../../game-kit/turns/opponent-side';
import { Name } from '../../../ui/layout/name';
import { ReadingKeys } from '../../../game-kit/reading/reading-keys';
import { RoundStrip, LettersSoFar } from '../../../game-kit/layout/round-strip';
import { usePicking } from '../../../game-kit/letter-picker/use-board-keys';
import { useHand } from '../../../game-kit/hand/use-hand';
import { BoardActions } from '../../help/board-actions.public';
import { connectionNote } from '../live/connection-notes';
import { DragBoard } from './drag-board';
import { gamePath } from '../game-code';
import { selectLive } from '../game.slice';
import { GAME_TEXTS } from '../game-texts';
import { LiveHand } from './live-hand';
import { ReactButton } from './react-button';
import { refreshGame } from '../open-game';
import { changeHand, placeLetter, rejectStep, submitDraft } from './play-game';
import type { LiveBoardState } from '../state/board-state';
import { rejectionAt, viewOf } from './board-view';
import { useWaitingNote, useLiveAnnouncements } from './use-live-announcements';

/** The game itself: both boards, the letter, and Submit. */
export function LiveBoard({ board }: { readonly board: LiveBoardState }) {
  const dispatch = useAppDispatch();
  const { connection } = useSelector(selectLive);
  const view = useMemo(() => viewOf(board), [board]);
  const { task, letter, round, opponent, theirCount, stagedCell } = view;
  const { draft } = board;
  const picking = usePicking(round, task === 'choose', stagedCell);
  const { isPicking, target, openPicker, closePicker } = picking;

  const offline = connection.state === 'error';
  const presence = offline ? null : board.opponent;
  const trouble = connectionNote(connection);
  const canSubmit =
    !offline && ((task === 'place' && stagedCell !== null) || (task === 'choose' && draft !== null));
  const waiting = useWaitingNote(board.gameId, board.known.version);
  const isToPick = task === 'choose' && draft === null;
  const submitLabel =
    view.isFinal && (task === 'choose' || task === 'finish') ? GAME_TEXTS.finishGame : TEXTS.submit;
  const holding = task === 'place' || (task === 'choose' && draft !== null);
  useLiveAnnouncements(view, stagedCell, {
    warning: board.notice ?? (offline ? trouble : null),
    count: board.notices,
  });

  const { steps, submit } = useHand({
    round,
    draft,
    stagedCell,
    picking,
    rejectionAt: (cellIndex) => rejectionAt(cellIndex, view),
    choiceRejection: task === 'choose' ? null : NO_CHOICE[task],
    isReady: canSubmit,
    canTakeBack: task === 'choose' && draft !== null,
    onChange: (hand) => dispatch(changeHand(hand)),
    onReject: (notice) => dispatch(rejectStep(notice)),
    onSubmit: () => {
      closePicker();
      if (task === 'place') void dispatch(placeLetter());
      else dispatch(submitDraft());
    },
  });

  const theirs = <Name>{opponent}</Name>;
  const letters = {
    letters: view.game.letters,
    round,
    choosers: board.seat === 1 ? (['You', theirs] as const) : ([theirs, 'You'] as const),
  };
  return (
    <MatchLayout
      theirs={<OpponentSide name={opponent} presence={presence} count={theirCount} />}
      rail={<LettersSoFar {...letters} place="beside" />}
    >
      <RoundStrip round={round} />
      <div className="flex items-center justify-between gap-3 pt-1.5 text-sm">
        <b className="truncate font-semibold">{`${roundText(round, ROUNDS)} vs ${view.opponentInText}`}</b>
        <span className="flex items-center gap-1">
          <PresenceMark presence={presence} />
          <ReactButton gameId={board.gameId} opponent={view.opponentInText} round={round} />
        </span>
      </div>
      <DragBoard
        letter={holding ? letter : null}
        stagedCell={stagedCell}
        canDrop={(cellIndex) => holding && rejectionAt(cellIndex, view) === null}
        onDrop={(cellIndex) => dispatch(changeHand({ stagedCell: cellIndex }))}
      >
        <div className="flex items-center justify-between gap-3 pb-1">
          <LiveHand view={view} warning={board.notice ?? trouble} waiting={waiting} />
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
      <LettersSoFar {...letters} place="below" />
      {isPicking ? (
        <LetterPicker
          letter={draft}
          onPick={(picked) => dispatch(changeHand({ draft: picked, stagedCell: target }))}
          onClose={closePicker}
          submitLabel={submitLabel}
          canSubmit={canSubmit}
          onSubmit={submit}
        />
      ) : (
        <BoardActions
          label={offline ? TEXTS.reconnect : isToPick ? TEXTS.chooseLetter : submitLabel}
          help="how-to-play-friend"
          unavailable={offline || !(isToPick || canSubmit)}
          busy={task === 'finish'}
          onSubmit={isToPick ? () => openPicker(null) : submit}
        >
          {offline ? (
            <Button onClick={() => void dispatch(refreshGame(board.gameId))}>{GAME_TEXTS.refreshGame}</Button>
          ) : (
            <ButtonLink to={PAGES.wordChecker} state={{ from: gamePath(board.gameId) }}>
              {TEXTS.wordChecker}
            </ButtonLink>
          )}
        </BoardActions>
      )}
      <ReadingKeys
        grid={view.shown}
        letter={view.letter}
        status={`${roundText(round, ROUNDS)}. ${view.title}. ${opponent}: ${theirCount} of ${CELLS} letters placed.`}
      />
    </MatchLayout>
  );
}

const NO_CHOICE = {
  'wait-for-letter': GAME_TEXTS.notYourTurn,
  place: TEXTS.alreadyChosen,
  'wait-for-placement': TEXTS.alreadyPlaced,
  finish: TEXTS.gameOver,
} as const;
