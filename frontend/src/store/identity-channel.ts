import { LIMITS } from '@tessera/contracts/constants';
import { currentIdentity } from './identity';
import { newUuid } from './uuid';

/**
 * `leaving`: a tab is logging out, so others should expect the end of the session. `changed`: the player has
 * changed.
 */
export type IdentityMessage = 'leaving' | 'changed';

const NAME = 'game-auth';

/** Identifies this page's own messages, which it also receives, because it listens on a separate channel. */
const self = newUuid();

interface TabMessage {
  readonly from: string;
  readonly message: IdentityMessage;
}

/** The player that this page last saw. */
let known = '';

/** Called when this page has changed the player itself and keeps running. */
export const acknowledgeOwnChange = (): void => {
  known = currentIdentity().playerUUID;
};

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Sends a message to this browser's other tabs. */
export function notifyOtherTabs(message: IdentityMessage): void {
  const channel = open();
  channel?.postMessage({ from: self, message } satisfies TabMessage);
  channel?.close();
}

/**
 * Watches for a change of the browser's player. Other tabs send messages; in case one is missed, the storage
 * is also checked, every five seconds at first and then less and less often. Returns a function that stops
 * watching.
 */
export function watchIdentity(onMessage: (message: IdentityMessage) => void): () => void {
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
}
