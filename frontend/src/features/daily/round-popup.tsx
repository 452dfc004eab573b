import { ROUND_STEPS, TUTORIAL_TEXTS } from '@tessera/contracts/constants';
import { X } from 'lucide-react';
import { Hand } from '../../ui/hand';

interface RoundPopupProps {
  readonly round: 1 | 2;
  readonly letter: string | null;
  /** The step that is due, from 0. */
  readonly step: number;
  readonly onDone: () => void;
  readonly onClose?: () => void;
}

/** Three steps in the place of the hand, the one that is due in teal. The game goes on under it. */
export const RoundPopup = ({ round, letter, step, onDone, onClose }: RoundPopupProps) => (
  <section aria-label={`Round ${round} tutorial`} className="flex items-center gap-2">
    <Hand
      letter={letter}
      title={
        <span role="list" className="grid text-[13px] leading-[1.4]">
          {ROUND_STEPS[round].map((text, at) => (
            <span
              key={text}
              role="listitem"
              aria-current={at === step ? 'step' : undefined}
              className={at === step ? 'font-semibold text-teal' : 'text-ink-2'}
            >
              {at + 1}. {text}
            </span>
          ))}
        </span>
      }
    />
    <span className="ml-auto grid flex-none justify-items-end">
      {onClose && (
        <button type="button" className="icon-button" aria-label="Close tutorial" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      )}
      <button type="button" className="button px-2 text-[13px]" onClick={onDone}>
        {TUTORIAL_TEXTS.gotIt}
      </button>
    </span>
  </section>
);
