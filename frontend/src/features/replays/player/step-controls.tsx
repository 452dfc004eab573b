import { GAME_REVIEW_TEXTS } from '../replay-texts';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
} from '../../../ui/icons/page-icons';
import type { Icon } from '../../../ui/icons/icons';
import { Button } from '../../../ui/button/button';
import { useEffect, useState } from 'react';
import { useDocumentEvent } from '../../../ui/util/use-document-event';

const targetOf = (key: string, { step, last }: Steps): number | undefined =>
  ({ ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last })[key];

/** These use the keys themselves. */
const OWN_KEYS = 'input, textarea, select, [role=dialog], [role=menu], [role=radiogroup], .table-scroll';

/** Arrow keys, Home and End go through the steps, wherever on the page the focus is. */
export function useStepKeys(steps: Steps): void {
  useDocumentEvent('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    const wanted = targetOf(key, steps);
    if (wanted === undefined) return;
    event.preventDefault();
    steps.goTo(wanted);
  });
}

/** Long enough to see where both letters went. */
const STEP_MS = 1500;

export interface Steps {
  /** 0-`last` */
  readonly step: number;
  readonly last: number;
  readonly isPlaying: boolean;
  /** Shows a step and stops playing. Steps out of range are ignored. */
  readonly goTo: (step: number) => void;
  /** Plays from here, at the end from the start; or stops. */
  readonly togglePlaying: () => void;
}

/** The step of a replay that is shown, at first the last one. */
export function useSteps(last: number): Steps {
  const [step, setStep] = useState(last);
  const [wantsToPlay, setPlaying] = useState(false);
  const isPlaying = wantsToPlay && step < last;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setStep((current) => Math.min(current + 1, last)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, last]);

  return {
    step,
    last,
    isPlaying,
    goTo: (wanted) => {
      if (wanted < 0 || wanted > last) return;
      setPlaying(false);
      setStep(wanted);
    },
    togglePlaying: () => {
      if (step === last) setStep(0);
      setPlaying(!isPlaying);
    },
  };
}

interface StepButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly unavailable?: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ label, Icon, ...props }: StepButtonProps) => (
  <Button size="large" wide aria-label={label} title={label} {...props}>
    <Icon size={20} />
  </Button>
);

/** Five buttons: start, back, play, forward, end. */
export function StepControls({ steps }: { readonly steps: Steps }) {
  const { step, last, isPlaying, goTo, togglePlaying } = steps;
  const [isFirst, isLast] = [step === 0, step === last];
  return (
    <div role="group" aria-label={GAME_REVIEW_TEXTS.steps} className="grid grid-cols-5 gap-1.5">
      <StepButton
        label={GAME_REVIEW_TEXTS.start}
        Icon={ChevronFirst}
        unavailable={isFirst}
        onClick={() => goTo(0)}
      />
      <StepButton
        label={GAME_REVIEW_TEXTS.previous}
        Icon={ChevronLeft}
        unavailable={isFirst}
        onClick={() => goTo(step - 1)}
      />
      <StepButton
        label={isPlaying ? GAME_REVIEW_TEXTS.pause : GAME_REVIEW_TEXTS.play}
        Icon={isPlaying ? Pause : Play}
        onClick={togglePlaying}
      />
      <StepButton
        label={GAME_REVIEW_TEXTS.next}
        Icon={ChevronRight}
        unavailable={isLast}
        onClick={() => goTo(step + 1)}
      />
      <StepButton
        label={GAME_REVIEW_TEXTS.end}
        Icon={ChevronLast}
        unavailable={isLast}
        onClick={() => goTo(last)}
      />
    </div>
  );
}
