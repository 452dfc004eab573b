import { TEXTS, placeLetterText, blindLetterText, roundText } from '@tessera/contracts/texts';
import { isDailyComplete, isOddRound, ROUNDS, type DailyState } from '@tessera/rules';
import { BlindBanner } from '../../../game-kit/hand/blind-banner';
import { SoloHand, HAND_TEXTS } from '../../../game-kit/hand/hand';
import type { SoloBoardState } from '../../../store/solo-board';
import { IconButton } from '../../../ui/button/icon-button';
import { Volume2, VolumeX } from '../../../ui/icons/icons';
import { changeSettings, useSettings } from '../../../store/settings';
import { useEffect } from 'react';
import { letterPositionText, useAlerts } from '../../../game-kit/board/board-announcements';
import { announce } from '../../../ui/live-region/live-region';

interface DailyHandProps {
  readonly game: SoloBoardState;
  readonly online: boolean;
  /** How the game stands, in place of the hint. */
  readonly halfway: string | null;
  /** The round's blind letter is still turning over. `onTurned` is called when it has finished. */
  readonly turning: boolean;
  readonly onTurned: () => void;
  /** Takes back the letter that was chosen for this round. */
  readonly onReset: () => void;
}

/** The letter in hand and what to do with it. At the start of an odd round, the blind letter turns over. */
export function DailyHand({ game, online, halfway, turning, onTurned, onReset }: DailyHandProps) {
  const { state, notice } = game;
  const odd = isOddRound(state.round);
  const full = isDailyComplete(state);

  if (turning && state.letter !== null) return <BlindBanner letter={state.letter} onDone={onTurned} />;
  return (
    <SoloHand
      letter={full ? (state.moves.at(-1)?.letter ?? null) : state.letter}
      tone={full ? 'plain' : 'mine'}
      title={titleFor(game)}
      note={(state.stagedCell === null ? halfway : null) ?? hintFor(game)}
      warning={notice ?? (online ? null : OFFLINE)}
      isChosen={!odd && state.letter !== null}
      onTakeBack={onReset}
    />
  );
}

const OFFLINE = `${TEXTS.reconnect}. Your grid is saved.`;

/** What to do now. */
export const titleFor = ({ state, sending }: SoloBoardState): string => {
  if (isDailyComplete(state)) return sending ? 'Counting your words...' : TEXTS.gridFull;
  return state.letter === null ? TEXTS.evenRoundPrompt : placeLetterText(state.letter);
};

const hintFor = ({ state, sending }: SoloBoardState): string => {
  const isStaged = state.stagedCell !== null;
  if (isDailyComplete(state))
    return sending ? TEXTS.oneMoment : 'Saved on this device. Tap Submit to try again.';
  if (isOddRound(state.round)) {
    return isStaged ? HAND_TEXTS.tapToMove : HAND_TEXTS.blindHint;
  }
  if (state.letter === null) return HAND_TEXTS.ownHint;
  return isStaged ? HAND_TEXTS.tapToMoveOrReset : HAND_TEXTS.tapForIt;
};

/** Offers sound and vibration in a first game. Later, both are in the settings. */
export function SoundOffer() {
  const { sound } = useSettings();
  return (
    <IconButton
      label="Sound and vibration"
      icon={sound ? Volume2 : VolumeX}
      className="-my-3.5 -mr-3"
      aria-pressed={sound}
      onClick={() => changeSettings({ sound: !sound, haptics: !sound })}
    />
  );
}

const sentenceFor = (state: DailyState): string => {
  if (isDailyComplete(state)) return TEXTS.gridFull;
  if (state.letter !== null && state.stagedCell !== null)
    return letterPositionText(state.letter, state.stagedCell);
  const round = roundText(state.round, ROUNDS);
  if (state.letter === null) return `${round}. ${TEXTS.evenRoundPrompt}`;
  return isOddRound(state.round)
    ? `${round}. ${blindLetterText(state.letter)}`
    : placeLetterText(state.letter);
};

/** Announces to screen readers what others can see on the board. */
export function useDailyAnnouncements({ state, notice, notices }: SoloBoardState, online: boolean): void {
  useEffect(() => announce(sentenceFor(state)), [state]);
  useAlerts(notice, notices, !online);
}
