import { TEXTS, blindLetterText, placeLetterText, roundText } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { ROUNDS, cellsOf, gridFromRows, isOddRound, withLetter } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../store/create-store';
import { useShownWords } from '../../store/settings';
import { useFormedWords } from '../../solver/formed-words';
import { Board, focusBoard } from '../../game-kit/board/board';
import { HomeButton } from '../../ui/button/page-buttons';
import { useAlerts, useStagedLetterAnnouncement } from '../../game-kit/board/board-announcements';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { announce } from '../../ui/live-region/live-region';
import { ReadingKeys } from '../../game-kit/reading/reading-keys';
import { RoundStrip } from '../../game-kit/layout/round-strip';
import { KeyboardHelp } from '../../game-kit/reading/keyboard-help';
import { BoardLayout } from '../../game-kit/layout/board-layout';
import { useHand } from '../../game-kit/hand/use-hand';
import { usePicking } from '../../game-kit/letter-picker/use-board-keys';
import { BoardActions } from '../help/board-actions.public';
import { submitHand, SIMPLE_TEXTS } from './play-simple';
import { simpleActions, type SimpleBoardState } from './simple-daily.slice';
import { dailyApi } from '../daily/daily.api';
import { BlindBanner } from '../../game-kit/hand/blind-banner';
import { SoloHand, HAND_TEXTS } from '../../game-kit/hand/hand';

/** Detects when the device goes offline, and pings the server until it responds. */
function useConnectionCheck(isLost: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lose = () => dispatch(simpleActions.connectionChanged('lost'));
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, [dispatch]);

  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const ping = dailyApi.endpoints.connectivity.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      });
      const { error } = await dispatch(ping);
      if (isOver) return;
      if (error) again = setTimeout(() => void ask(), LIMITS.CONNECTIVITY_EVERY_MS);
      else dispatch(simpleActions.connectionChanged('found'));
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [dispatch, isLost]);
}

/** The simple daily itself: round strip, hand, board, and Submit. */
export function SimpleBoard({ board }: { readonly board: SimpleBoardState }) {
  const dispatch = useAppDispatch();
  const { game, draft, stagedCell, acting, isConnectionLost } = board;
  const round = game.currentRound;
  const letter = game.currentLetter ?? draft;
  const isChoiceDue = game.roundState === 'AWAITING_LETTER';
  const placed = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const shown = letter !== null && stagedCell !== null ? withLetter(placed, stagedCell, letter) : placed;
  const isReady = letter !== null && stagedCell !== null && !isConnectionLost;
  const formed = useFormedWords(placed, useShownWords());
  const glowing = useMemo(() => new Set(formed?.words.flatMap(cellsOf)), [formed]);
  const picking = usePicking(round, isChoiceDue, stagedCell);
  const { isPicking, target, closePicker } = picking;
  useAnnouncements(board, letter);
  useConnectionCheck(isConnectionLost);

  const isFree = (cellIndex: number) => placed[cellIndex] === null;
  const { steps, reset, submit } = useHand({
    round,
    draft,
    stagedCell,
    picking,
    rejectionAt: (cellIndex) => (isFree(cellIndex) ? null : TEXTS.cellOccupied),
    choiceRejection: isChoiceDue ? null : isOddRound(round) ? TEXTS.oddRoundChoice : TEXTS.alreadyChosen,
    isReady,
    isBusy: acting,
    canTakeBack: draft !== null && !acting,
    onChange: (hand) => dispatch(simpleActions.handChanged(hand)),
    onReject: (notice) => dispatch(simpleActions.stepRejected(notice)),
    onSubmit: () => void dispatch(submitHand()),
  });
  // Moves the focus to the board for the next letter.
  const submitAndGoOn = () => {
    submit();
    focusBoard();
  };

  return (
    <BoardLayout right={<KeyboardHelp />}>
      <RoundStrip round={round} />
      <p className="pt-1.5 text-sm font-semibold">{roundText(round, ROUNDS)}</p>
      <SimpleHand board={board} letter={letter} onReset={reset} />
      <Board
        grid={shown}
        label={TEXTS.gridName}
        stagedCell={letter === null && !isPicking ? null : target}
        glowing={glowing}
        selectable={(cellIndex) => !acting && isFree(cellIndex)}
        onPress={steps.press}
        onRejected={steps.press}
        onLetterKey={steps.choose}
        onSubmitKey={steps.submit}
      />
      {isPicking ? (
        <LetterPicker
          letter={draft}
          onPick={(picked) => dispatch(simpleActions.handChanged({ draft: picked, stagedCell: target }))}
          onClose={closePicker}
          canSubmit={isReady && !acting}
          onSubmit={submitAndGoOn}
        />
      ) : (
        <BoardActions unavailable={!isReady} busy={acting} onSubmit={submitAndGoOn}>
          <HomeButton />
        </BoardActions>
      )}
      <ReadingKeys
        grid={shown}
        letter={letter}
        status={`${roundText(round, ROUNDS)}. ${taskFor(round, letter)}`}
      />
    </BoardLayout>
  );
}

const taskFor = (round: number, letter: string | null): string => {
  if (letter === null) return TEXTS.evenRoundPrompt;
  return isOddRound(round) ? blindLetterText(letter) : placeLetterText(letter);
};

/** Announces to screen readers what others can see on the board. */
function useAnnouncements(
  { game, stagedCell, notice, notices, isConnectionLost }: SimpleBoardState,
  letter: string | null,
): void {
  const round = game.currentRound;
  const task = taskFor(round, letter);
  useEffect(() => announce(`${roundText(round, ROUNDS)}. ${task}`), [round, task]);
  useStagedLetterAnnouncement(letter, stagedCell);
  useAlerts(notice, notices, isConnectionLost);
}

interface SimpleHandProps {
  readonly board: SimpleBoardState;
  /** The round's letter, or the one chosen for it. */
  readonly letter: string | null;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
}

/** The letter in hand and what to do with it. At the start of an odd round, the blind letter turns over. */
function SimpleHand({ board, letter, onReset }: SimpleHandProps) {
  const { game, draft, stagedCell, acting, isConnectionLost } = board;
  const notice = board.notice ?? (isConnectionLost ? SIMPLE_TEXTS.connectionLost : null);
  const round = game.currentRound;
  const [bannerSeen, setBannerSeen] = useState(0);
  if (
    isOddRound(round) &&
    letter !== null &&
    bannerSeen !== round &&
    stagedCell === null &&
    notice === null
  ) {
    return <BlindBanner key={round} letter={letter} onDone={() => setBannerSeen(round)} />;
  }
  return (
    <SoloHand
      letter={letter}
      tone={acting ? 'plain' : 'mine'}
      title={letter === null ? TEXTS.evenRoundPrompt : placeLetterText(letter)}
      note={hintFor(board, letter)}
      warning={notice}
      isChosen={draft !== null && !acting}
      onTakeBack={onReset}
    />
  );
}

const hintFor = ({ game, stagedCell, acting }: SimpleBoardState, letter: string | null): string => {
  if (acting) return TEXTS.oneMoment;
  if (letter === null) return HAND_TEXTS.ownHint;
  if (stagedCell !== null) return HAND_TEXTS.tapToMove;
  return isOddRound(game.currentRound) ? HAND_TEXTS.blindHint : HAND_TEXTS.tapForIt;
};
