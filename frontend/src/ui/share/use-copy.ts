import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { announce } from '../live-region/live-region';
import { toast, type ToastContent } from '../toast/toast';

interface Copying {
  readonly copy: (text: string) => Promise<void>;
  /** True for two seconds after each copy. */
  readonly copied: boolean;
}

const sayCopied = (): void => announce(TEXTS.copied);

/** Copies a text and confirms it. If the browser doesn't allow it, shows `failure` as a notice. */
export function useCopy(failure: ToastContent = { title: TEXTS.copyFailed }, onCopied = sayCopied): Copying {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), LIMITS.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      onCopied();
    } catch {
      toast({ ...failure, tone: 'destructive' });
    }
  };
  return { copy, copied: copies > 0 };
}
