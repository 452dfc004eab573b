import { GAME_REVIEW_TEXTS } from '../replay-texts';
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  Pause,
  Play,
  type Icon,
} from '../../../ui/icons/icons';
import { Button } from '../../../ui/button/button';
import type { Steps } from './use-steps';

interface StepButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly unavailable?: boolean;
  readonly onClick: () => void;
}

const StepButton = ({ label, Icon, ...props }: StepButtonProps) => (
  <Button size="large" wide aria-label={label} title={label} {...props}>
    <Icon size={20} aria-hidden />
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
