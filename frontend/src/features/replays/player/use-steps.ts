import { useEffect, useState } from 'react';

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
