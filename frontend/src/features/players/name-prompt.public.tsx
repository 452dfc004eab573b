import { useRef, useState } from 'react';
import type { PlainDate } from '@tessera/rules';
import { useDailyDate } from '../../store/daily/daily-date';
import { Button } from '../../ui/button/button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { focusHeading } from '../../ui/util/focus-heading';
import { NAME_LABELS } from './name-labels';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

const keyOf = (day: PlainDate): string => `${KEYS.namePromptDismissed}${day}`;

/** Has the player dismissed the prompt for today or for good? */
const isDismissed = (day: PlainDate): boolean =>
  localStore.readText(KEYS.namePromptDisabled) !== null || localStore.readText(keyOf(day)) !== null;

/** Dismisses the prompt for today. Dismissals of earlier days are no longer needed. */
function dismissToday(day: PlainDate): void {
  for (const key of localStore.keysFrom(KEYS.namePromptDismissed)) localStore.remove(key);
  localStore.writeText(keyOf(day), 'true');
}

const dismissForGood = (): void => localStore.writeText(KEYS.namePromptDisabled, 'true');

const NamePromptForm = lazyComponent(() => import('./name-prompt-form').then((part) => part.NamePromptForm), {
  whenIdle: false,
});

/**
 * A card that asks a player without a player name to choose one, unless they have dismissed it. It has its
 * place before it is shown, so that it moves nothing.
 */
export function NamePromptCard({ shown }: { readonly shown: boolean }) {
  const day = useDailyDate();
  const [state, setState] = useState<'asking' | 'open' | 'done'>(isDismissed(day) ? 'done' : 'asking');
  const card = useRef<HTMLElement>(null);
  if (state === 'done') return null;
  const open = () => {
    setState('open');
    // The button disappears, and the form may still be loading.
    card.current?.focus();
  };
  const finish = () => {
    // The focus would be lost with the card.
    focusHeading();
    setState('done');
  };
  const dismiss = (forGood: boolean) => {
    dismissToday(day);
    if (forGood) dismissForGood();
    finish();
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby="name-prompt"
      className="held rounded-panel border border-line bg-card py-2 pr-2 pl-3.5"
      data-held={shown ? undefined : ''}
    >
      <div className="flex min-h-[46px] flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-48 flex-1">
          <h2 id="name-prompt" className="font-text text-md font-semibold">
            {NAME_LABELS.promptTitle}
          </h2>
          <p className="text-sm text-ink-2">{NAME_LABELS.promptDetail}</p>
        </div>
        {state === 'asking' && (
          <div className="ml-auto flex flex-none items-center gap-3">
            <button type="button" className="quiet-link" onClick={() => dismiss(false)}>
              {NAME_LABELS.notNow}
            </button>
            <Button onClick={open}>{NAME_LABELS.addName}</Button>
          </div>
        )}
      </div>
      {state === 'open' && <NamePromptForm onSaved={finish} onDismiss={dismiss} />}
    </section>
  );
}
