import { KEY_PREFIX } from '@tessera/contracts/constants';

/** Present once this browser has been asked to keep what is stored: `asked`, or anything else if the player was told, too. */
export const STORAGE_ASKED = `${KEY_PREFIX}-storage-asked`;
