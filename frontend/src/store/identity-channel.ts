import { LIMITS } from '@tessera/contracts/constants';
import { currentIdentity } from './identity';
import { newUuid } from './uuid';

/** `leaving`: a tab logs out, and the others need not wonder that the session ends. `changed`: it is done. */
export type IdentityMessage = 'leaving' | 'changed';

const NAME = 'game-auth';

/** A page hears its own messages too, for it listens on another channel than it speaks on. */
const self = newUuid();

interface TabMessage {
  readonly from: string;
  readonly message: IdentityMessage;
}

/** The player that this page knows of. */
let known = '';

/** This page itself has changed its player, and goes on. */
export const acknowledgeOwnChange = (): void => {
  known = currentIdentity().playerUUID;
};

const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** Tells the browser's other tabs. */
export function notifyOtherTabs(message: IdentityMessage): void {
  const channel = open();
  channel?.postMessage({ from: self, message } satisfies TabMessage);
  channel?.close();
}

/**
 * Watches for a change of the browser's player: what other tabs say, and, for what they could not say, a
 * look at the storage every five seconds at first, then less and less often. Gives back the end of it.
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
