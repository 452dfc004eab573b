import { TEXTS, roundText } from '@tessera/contracts/texts';
import { PAGES, LIMITS } from '@tessera/contracts/wire';
import {
  ROUNDS,
  isDailyComplete,
  isFinalRound,
  isOddRound,
  shownGrid,
  type DailyCommand,
} from '@tessera/rules';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { Board, focusBoard } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useIsWide } from '../../ui/theme/use-is-mobile';
import { LetterPicker } from '../../game-kit/letter-picker/letter-picker';
import { ReadingKeys } from '../../game-kit/reading/reading-keys';
import { RoundStrip, LettersSoFar } from '../../game-kit/layout/round-strip';
import { usePicking, useBoardKeys } from '../../game-kit/letter-picker/use-board-keys';
import { BoardActions } from '../help/board-actions.public';
import { DailyHand, titleFor, SoundOffer, useDailyAnnouncements } from './board/daily-hand';
import type { SoloBoardState } from '../../store/solo-board';
import { BoardLayout } from '../../game-kit/layout/board-layout';
import { RoundTutorial } from './tutorial/round-tutorial';
import { useShownWords } from '../../store/settings';
import { useFormedWords } from '../../solver/formed-words';
import { glowingCells, halfwayText } from './board/learning';
import { useRoundTutorial } from './tutorial/use-round-tutorial';
import { useConnectivityQuery } from './daily.api';

/** Can the server be reached? Checked only while `watch` is on, and true until a check fails. */
export function useConnection(watch: boolean): boolean {
  const { error } = useConnectivityQuery(undefined, {
    skip: !watch,
    pollingInterval: LIMITS.CONNECTIVITY_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  // `error` persists during the next attempt, unlike `isError`, so the result doesn't flicker.
  return !watch || error === undefined;
}

/** Only wide screens show it, so that no phone loads it. */
const DeskHelp = lazyComponent(() => import('./board/desk-help').then((part) => part.DeskHelp), {
  whenIdle: false,
  silent: true,
});

interface PlayBoardProps {
  readonly game: SoloBoardState;
  /** Guides first-time players through the first two rounds. */
  readonly guided?: boolean | 'always';
  /** Finishing the game requires the server. */
  readonly remote?: boolean;
  /** Shown next to the round, for example how many of the last three dailies were played. */
  readonly note: ReactNode;
  readonly onStep: (command: DailyCommand) => void;
  /** Called when the full grid should be sent to the server. */
  readonly onDeliver: () => void;
  /** Called for a press on a cell that already has a letter. */
  readonly onOccupied: () => void;
}

/** The game itself: round strip, hand, board, and Submit. Used for dailies, practice and challenges. */
export function PlayBoard({ game, guided = false, remote = true, note, ...props }: PlayBoardProps) {
  const { onStep, onDeliver, onOccupied } = props;
  const { state, sending } = game;
  const grid = useMemo(() => shownGrid(state), [state]);
  const isDesk = useIsWide();
  // A word being looked up stays while a tablet is turned.
  const [hadDesk, setHadDesk] = useState(isDesk);
  if (isDesk && !hadDesk) setHadDesk(true);
  const guide = useRoundTutorial(state, guided);
  const showWords = useShownWords();
  const formed = useFormedWords(state.grid, guided === true || showWords);
  const halfway = guided === true ? halfwayText(state, formed) : null;
  const letters = state.moves.map(({ letter }) => letter);
  // A slow connection isn't a lost one while the grid is on its way.
  const online = useConnection(remote && isFinalRound(state.round) && !sending);
  /** The odd round whose blind letter has already been revealed. */
  const [turned, setTurned] = useState(0);
  const full = isDailyComplete(state);
  const { isPicking, target, openPicker, closePicker } = usePicking(
    state.round,
    !full && !isOddRound(state.round),
    state.stagedCell,
  );
  const calm = online && game.notice === null;
  const turning = calm && isOddRound(state.round) && turned !== state.round && state.stagedCell === null;
  const ready = online && (full || state.stagedCell !== null);

  const glowing = useMemo(
    () => glowingCells(state, guide.part, showWords ? formed : null),
    [state, guide.part, showWords, formed],
  );
  useDailyAnnouncements(game, online);
  // Sends a full grid as soon as the connection is back.
  const sendAgain = useEffectEvent(() => {
    if (full) onDeliver();
  });
  useEffect(() => {
    if (online) sendAgain();
  }, [online]);

  const press = (cellIndex: number) => {
    const choiceDue = !isOddRound(state.round) && (state.letter === null || cellIndex === state.stagedCell);
    if (choiceDue && state.grid[cellIndex] === null) openPicker(cellIndex);
    else onStep({ kind: 'stage', cellIndex });
  };
  const choose = (letter: string, cellIndex?: number) => {
    closePicker();
    const free = cellIndex !== undefined && state.grid[cellIndex] === null;
    // In an odd round, the message depends on whether the letter was typed on a square.
    const aimed = free && (state.stagedCell === null || isOddRound(state.round));
    onStep({ kind: 'choose', letter, ...(aimed && { cellIndex }) });
  };
  const reset = () => {
    closePicker();
    onStep({ kind: 'reset' });
    // The button with the cross disappears with the letter.
    focusBoard();
  };
  const submit = () => {
    if (!ready) return;
    closePicker();
    if (full) onDeliver();
    else onStep({ kind: 'submit' });
  };
  useBoardKeys({
    onLetter: choose,
    onSubmit: submit,
    onTakeBack: () => !isOddRound(state.round) && state.letter !== null && !full && reset(),
  });
  // Moves the focus to the board for the next letter.
  const submitAndGoOn = () => {
    submit();
    focusBoard();
  };

  return (
    <BoardLayout
      left={<LettersSoFar letters={letters} round={state.round} place="beside" />}
      right={hadDesk && <DeskHelp />}
    >
      <RoundStrip round={full ? ROUNDS + 1 : state.round} />
      <div className="flex justify-between pt-1.5 text-sm text-ink-2">
        <b className="font-semibold text-ink">{roundText(state.round, ROUNDS)}</b>
        <span className="flex items-center gap-1">
          <span className="contents">{note}</span>
          {guided === true && <SoundOffer />}
        </span>
      </div>
      <p role="status" className="sr-only">
        {halfway}
      </p>
      <RoundTutorial
        state={state}
        guide={guide}
        interrupted={!calm || (turning && guided !== 'always')}
        onReset={reset}
      >
        <DailyHand
          {...{ game, online, turning, halfway }}
          onTurned={() => setTurned(state.round)}
          onReset={reset}
        />
      </RoundTutorial>
      <Board
        grid={grid}
        label={TEXTS.gridName}
        stagedCell={target}
        glowing={glowing}
        selectable={(cellIndex) => !full && state.grid[cellIndex] === null}
        onPress={press}
        onRejected={onOccupied}
        onLetterKey={choose}
        onSubmitKey={submit}
      />
      <LettersSoFar letters={letters} round={state.round} place="below" />
      {isPicking ? (
        <LetterPicker
          letter={state.letter}
          onPick={(letter) =>
            onStep({ kind: 'choose', letter, ...(target !== null && { cellIndex: target }) })
          }
          onClose={closePicker}
          canSubmit={ready}
          onSubmit={submitAndGoOn}
        />
      ) : (
        <BoardActions unavailable={!ready} busy={sending} onSubmit={submitAndGoOn}>
          <ButtonLink to={PAGES.wordChecker}>{TEXTS.wordChecker}</ButtonLink>
        </BoardActions>
      )}
      <ReadingKeys
        grid={grid}
        letter={state.letter}
        status={`${roundText(state.round, ROUNDS)}. ${titleFor(game)}`}
      />
    </BoardLayout>
  );
}
