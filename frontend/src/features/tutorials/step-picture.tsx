import { useEffect, useState } from 'react';
import type { TutorialName } from '../../store/daily/tutorial-flags';
import { TUTORIAL_TEXTS } from './tutorial-texts';
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
export function StepPicture({ name, at }: StepPictureProps) {
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
