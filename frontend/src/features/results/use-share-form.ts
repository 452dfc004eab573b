import { SHARE_FORMS, type ShareForm } from '@tessera/contracts/constants';
import { useState } from 'react';
import { KEYS } from '../../store/storage/keys';
import { localStore } from '../../store/storage/storage';

/** What the player chose last in this browser; null before the first choice. */
const lastForm = (): ShareForm | null => {
  const stored = localStore.readText(KEYS.shareForm);
  return SHARE_FORMS.find((form) => form === stored) ?? null;
};

/** How to share results: as the player chose last, and before the first choice as `usual`. */
export function useShareForm(usual: ShareForm) {
  const [chosen, setChosen] = useState(lastForm);
  const choose = (form: ShareForm) => {
    localStore.writeText(KEYS.shareForm, form);
    setChosen(form);
  };
  return { form: chosen ?? usual, choose };
}
