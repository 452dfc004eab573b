import { LIMITS } from '@tessera/contracts/constants';
import { currentIdentity } from './identity';
import { newUuid } from './uuid';

/** `leaving`: a tab is logging out, so the others needn't react to the end of the session. `changed`: it is done. */
export type IdentityMessage = 'leaving' | 'changed';

const NAME = 'game-auth';

interface TabMessage {
  readonly from: string;
  readonly message: IdentityMessage;
}

export interface IdentityChannel {
  /** Call this when this page itself has changed the player and doesn't reload. */
  readonly acknowledgeOwnChange: () => void;
  readonly notifyOtherTabs: (message: IdentityMessage) => void;
  /**
   * Notices when the browser's player changes: from messages of other tabs and by polling the storage, every five
   * seconds at first, then less and less often. Returns a function that stops watching.
   */
  readonly watch: (onMessage: (message: IdentityMessage) => void) => () => void;
}

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** A service: connects this page with the browser's other tabs. */
export function createIdentityChannel(): IdentityChannel {
  // A page receives its own messages too, because it sends and listens on separate channels.
  const self = newUuid();
  /** The player that this page knows of. */
  let known = '';

  const acknowledgeOwnChange = () => {
    known = currentIdentity().playerUUID;
  };

  return {
    acknowledgeOwnChange,

    notifyOtherTabs: (message) => {
      const channel = open();
      channel?.postMessage({ from: self, message } satisfies TabMessage);
      channel?.close();
    },

    watch: (onMessage) => {
      acknowledgeOwnChange();
      const channel = open();
      if (channel) {
        channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
          if (data.from !== self) onMessage(data.message);
        };
      }

      let pause = LIMITS.IDENTITY_POLL_MIN_MS;
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        if (currentIdentity().playerUUID !== known) return onMessage('changed');
        pause = Math.min(pause * 2, LIMITS.IDENTITY_POLL_MAX_MS);
        timer = setTimeout(look, pause);
      };
      timer = setTimeout(look, pause);
      return () => {
        clearTimeout(timer);
        channel?.close();
      };
    },
  };
}
