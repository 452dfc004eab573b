import { KEY_PREFIX } from '@tessera/contracts/constants';

/** Whether this browser has been asked to keep what is stored. */
export const STORAGE_ASKED = `${KEY_PREFIX}-storage-asked`;
