import { useState } from 'react';
import { hardNavigate } from '../../../store/page-load';
import { showFailure } from '../sign-in/form-fields';

interface Start {
  readonly data?: { readonly url: string };
  readonly error?: unknown;
}

/** Leaves for the provider's page, whose address has been asked for, if there is one. */
export function leaveFor<Answer extends Start>(answer: Answer): Answer {
  if (answer.data) hardNavigate(answer.data.url);
  return answer;
}

/** Leaves for the provider's page, whose address `start` asks for. */
export function useLeave(start: () => Promise<Start>, failed: string) {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { data, error } = leaveFor(await start());
    // Stays busy until the provider's page has loaded.
    if (data) return;
    setBusy(false);
    showFailure(failed, error);
  };
  return { busy, leave: () => void leave() };
}
