import { TEXTS } from '@tessera/contracts/constants';
import { useCopy } from '../../ui/use-copy';

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
  const byDevice = canShare();
  const { copy, copied } = useCopy(byDevice ? TEXTS.shareFailed : TEXTS.copyFailed);
  const share = async () => {
    if (!(await offerToDevice(text))) await copy(text);
  };
  return { share, copied, byDevice };
}
