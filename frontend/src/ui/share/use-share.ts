import { TEXTS } from '@tessera/contracts/texts';
import { useCopy, type CopyFailure } from './copy-button';

const canShare = (): boolean => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Resolves to true if the text was shared or the player closed the share sheet, false if there is no usable
 * share sheet.
 */
export async function shareWithDevice(data: ShareData): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isChangeOfMind(error);
  }
}

interface Shared {
  /** The data for the device's share sheet. */
  readonly data: ShareData;
  /** Copied if there is no share sheet or it fails. */
  readonly text: string;
  /** The notice if nothing works. By default it says whether sharing or copying failed. */
  readonly failure?: CopyFailure;
  /** Called once the text has been copied. */
  readonly onCopied?: () => void;
}

interface Sharing {
  readonly share: () => Promise<void>;
  /** True for two seconds after each copy. */
  readonly copied: boolean;
  /** Whether the device has a share sheet. */
  readonly byDevice: boolean;
}

/** Opens the device's share sheet; without one, copies the text and confirms it for two seconds. */
export function useShare({ data, text, failure, onCopied }: Shared): Sharing {
  const byDevice = canShare();
  const { copy, copied } = useCopy(failure ?? (byDevice ? { title: TEXTS.shareFailed } : {}), onCopied);
  const share = async () => {
    if (!(await shareWithDevice(data))) await copy(text);
  };
  return { share, copied, byDevice };
}
