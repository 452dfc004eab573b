import { useState } from 'react';
import { RESULTS_LABELS } from './results-labels';
import { OPEN_PAGE } from '../../store/api/open-page';
import { KEYS } from '../../store/storage/keys';
import { sessionStore } from '../../store/storage/storage';
import { toast } from '../../ui/toast/toast';
import { useLazyPublicResultQuery, usePublicResultQuery } from './shared-result.api';

/** More than anybody looks at in one tab. */
const MAX_SHOWN = 50;

function shownResults(): unknown[] {
  const stored = sessionStore.readJson(KEYS.shownLetters);
  return Array.isArray(stored) ? stored : [];
}

function remember(shareId: string, isShown: boolean): void {
  const others = shownResults().filter((other) => other !== shareId);
  sessionStore.writeJson(KEYS.shownLetters, isShown ? [...others, shareId].slice(-MAX_SHOWN) : others);
}

/**
 * A shared result, with its letters if they spoil nothing or the visitor has asked for them. This tab remembers
 * the latter, so that they are still there after a reload or a visit to the word checker.
 */
export function useSharedResult(shareId: string) {
  const [asked, setAsked] = useState(() => shownResults().includes(shareId));
  const { data, currentData, ...query } = usePublicResultQuery({ shareId, withLetters: asked }, OPEN_PAGE);
  const [load, { isFetching: isPending }] = useLazyPublicResultQuery();

  const ask = (isShown: boolean) => {
    remember(shareId, isShown);
    setAsked(isShown);
  };
  const show = async () => {
    const { isSuccess } = await load({ shareId, withLetters: true }, true);
    if (isSuccess) ask(true);
    else toast({ title: RESULTS_LABELS.lettersFailed, tone: 'destructive' });
  };
  const hide = () => ask(false);

  // They disappear at once, even if the result without them has to be loaded.
  const hidden = data && !asked ? { ...data, playerGrid: null, playerWords: null } : data;
  return { ...query, result: currentData ?? hidden, letters: { asked, isPending, show, hide } };
}
