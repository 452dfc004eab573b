import { useState } from 'react';
import { hardNavigate } from '../../../store/page-load';
import { showFailure } from '../sign-in/form-error';

interface Start {
  readonly data?: { readonly url: string };
  readonly error?: unknown;
}

/** Leaves for the provider's page, whose address `start` asks for. */
export function useLeave(start: () => Promise<Start>, failed: string) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { data, error } = await start();
    // Stays busy until the provider's page has loaded.
    if (data) return hardNavigate(data.url);
    setBusy(false);
    showFailure(failed, error);
  };
  return { busy, leave: () => void leave() };
}
