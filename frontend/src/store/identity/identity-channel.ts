import { LIMITS } from '@tessera/contracts/wire';
import { currentIdentity, newUuid } from './identity';

/**
 * `leaving`: a tab is logging out, so the others should expect the end of the session. `changed`: the player
 * has changed.
 */
export type IdentityMessage = 'leaving' | 'changed';

const NAME = 'game-auth';

interface TabMessage {
  readonly from: string;
  readonly message: IdentityMessage;
}

export interface IdentityChannel {
  /** Called after this page has changed the player itself, without a reload. */
  readonly acknowledgeOwnChange: () => void;
  readonly notifyOtherTabs: (message: IdentityMessage) => void;
  /**
   * Watches for a change of the browser's player. Other tabs send messages; in case one is missed, the
   * storage is also checked, every five seconds at first, then less and less often. Returns a function that
   * stops watching.
   */
  readonly watch: (onMessage: (message: IdentityMessage) => void) => () => void;
}

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** A service: connects this page with the browser's other tabs. */
export function createIdentityChannel(): IdentityChannel {
  // A page also receives its own messages, because it sends and listens on separate channels.
  const self = newUuid();
  /** The player that this page last saw. */
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
