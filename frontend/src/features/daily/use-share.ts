import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { announce } from '../../ui/live-region';
import { toast } from '../../ui/toast';

const canShare = (): boolean => typeof navigator.share === 'function';

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** True where the device's share sheet took the text or the player closed it; false where there is none to use. */
async function offerToDevice(text: string): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}

/** Shares a text by the device's share sheet, else copies it and says so for two seconds. */
export function useShare(text: string): { share: () => Promise<void>; copied: boolean; byDevice: boolean } {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), LIMITS.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const share = async () => {
    if (await offerToDevice(text)) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      announce(TEXTS.copied);
    } catch {
      toast({ title: canShare() ? TEXTS.shareFailed : TEXTS.copyFailed, tone: 'destructive' });
    }
  };
  return { share, copied: copies > 0, byDevice: canShare() };
}
