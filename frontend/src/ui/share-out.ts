export type ShareOutcome = 'shared' | 'copied' | 'refused';

const isChangeOfMind = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

/**
 * Hands `data` to the device's share sheet (closing it again counts as shared); where there is none, or it
 * fails, copies `text`. 'refused': the browser let neither happen.
 */
export async function shareOut(data: ShareData, text: string): Promise<ShareOutcome> {
  if (hasShareSheet()) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isChangeOfMind(error)) return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
