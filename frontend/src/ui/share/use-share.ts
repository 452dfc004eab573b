import { TEXTS } from '@tessera/contracts/constants';
import { useCopy } from './use-copy';

const canShare = (): boolean => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** True where the device's share sheet took it or the player closed it; false where there is none to use. */
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
  /** What the device's share sheet gets. */
  readonly data: ShareData;
  /** What is copied where there is no share sheet, or it fails. */
  readonly text: string;
  /** What a notice says where nothing works; else whether sharing or copying failed. */
  readonly failure?: { readonly title: string; readonly description: string };
  /** How it is said that the text has been copied. */
  readonly onCopied?: () => void;
}

interface Sharing {
  readonly share: () => Promise<void>;
  /** For two seconds after each copy. */
  readonly copied: boolean;
  /** Whether the device has a share sheet. */
  readonly byDevice: boolean;
}

/** Shares by the device's share sheet, else copies and says so for two seconds. */
export function useShare({ data, text, failure, onCopied }: Shared): Sharing {
  const byDevice = canShare();
  const { copy, copied } = useCopy(
    failure ?? { title: byDevice ? TEXTS.shareFailed : TEXTS.copyFailed },
    onCopied,
  );
  const share = async () => {
    if (!(await shareWithDevice(data))) await copy(text);
  };
  return { share, copied, byDevice };
}
