import { useEffect, useState } from 'react';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { TUTORIAL_STEPS, TUTORIAL_TEXTS, stepText } from './tutorial-texts';
import { Button } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { Spinner } from '../../ui/icons/spinner';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const StepScene = lazyComponent(() => import('./step-scene').then((part) => part.StepScene), {
  whenIdle: false,
});

interface StepPictureProps {
  readonly name: TutorialName;
  readonly at: number;
}

/** The picture of a step. Its code may take a moment to load or fail to; each step tries again. */
function StepPicture({ name, at }: StepPictureProps) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    void StepScene.load().then((isThere) => wanted && setState(isThere ? 'there' : 'failed'));
    return () => {
      wanted = false;
    };
  }, [at]);
  return (
    <div className="grid min-h-[196px] place-items-center">
      {state === 'loading' && (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner /> {TUTORIAL_TEXTS.loading}
        </p>
      )}
      {state === 'failed' && <p className="text-ink-2">{TUTORIAL_TEXTS.noPicture}</p>}
      {state === 'there' && <StepScene name={name} at={at} />}
    </div>
  );
}

interface TutorialWalkProps {
  readonly name: TutorialName;
  /** The index of the step, from 0. */
  readonly at: number;
  readonly onGo: (at: number) => void;
  readonly onRestart: () => void;
  readonly onFinish: () => void;
}

/** One step of a tutorial: progress, picture, text, and buttons. */
export function TutorialWalk({ name, at, onGo, onRestart, onFinish }: TutorialWalkProps) {
  const steps = TUTORIAL_STEPS[name];
  const step = steps[at] ?? steps[0];
  const isLast = at === steps.length - 1;
  const isGeneral = name === 'general';
  return (
    <div className="grid gap-3">
      {isGeneral ? <Progress at={at} count={steps.length} /> : <Dots at={at} count={steps.length} />}
      <StepPicture name={name} at={at} />
      <div aria-live="polite" className="min-h-[108px]">
        <p className="text-sm text-ink-2">{stepText(at + 1, steps.length)}</p>
        <h3 className="text-lg">{step.title}</h3>
        <p className="pt-1">{step.text}</p>
      </div>
      <ButtonRow>
        <Button size="large" unavailable={at === 0} onClick={() => onGo(at - 1)}>
          {TUTORIAL_TEXTS.previous}
        </Button>
        <Button variant="primary" onClick={isLast ? onFinish : () => onGo(at + 1)}>
          {isLast ? (isGeneral ? TUTORIAL_TEXTS.startPlaying : TUTORIAL_TEXTS.finish) : TUTORIAL_TEXTS.next}
        </Button>
      </ButtonRow>
      {isGeneral && (
        <Button wide onClick={onRestart}>
          {TUTORIAL_TEXTS.restart}
        </Button>
      )}
    </div>
  );
}

interface PlaceProps {
  readonly at: number;
  readonly count: number;
}

const Progress = ({ at, count }: PlaceProps) => (
  <div
    role="progressbar"
    aria-label={TUTORIAL_TEXTS.general}
    aria-valuemin={1}
    aria-valuemax={count}
    aria-valuenow={at + 1}
    className="h-1.5 overflow-clip rounded-full bg-socket-in"
  >
    <div className="h-full bg-teal transition-[width]" style={{ width: `${((at + 1) / count) * 100}%` }} />
  </div>
);

const Dots = ({ at, count }: PlaceProps) => (
  <div className="flex justify-center gap-1.5" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <i key={i} className={`size-2.5 rounded-[3px] ${i === at ? 'bg-teal' : 'bg-socket-in'}`} />
    ))}
  </div>
);
