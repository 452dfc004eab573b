import {
  type PushMessage,
  gameNoticeTag,
  PUSH_NAMELESS,
  PUSH_NOTICES,
  type PushKind,
  type PushNotice,
} from '@tessera/contracts/push';
import { PAGES, pathOf } from '@tessera/contracts/wire';

interface Facts {
  readonly notice: PushNotice;
  readonly gameId: string | null;
  /** The other player's; null without one. */
  readonly name: string | null;
  /** The address of the app on the device. */
  readonly origin: string;
}

/** Where notices lead that aren't about a game. */
const PAGE_OF: Partial<Record<PushKind, string>> = {
  reminder: PAGES.daily,
  'group-week': `${PAGES.leaderboards}?period=week&back=1`,
};

/** A notice as browsers show it. */
export function pushMessage({ notice, gameId, name, origin }: Facts): PushMessage {
  const { title, body } = PUSH_NOTICES[notice];
  const path = gameId === null ? PAGE_OF[PUSH_NOTICES[notice].kind] : pathOf(PAGES.liveGame, { gameId });
  return {
    web_push: 8030,
    notification: {
      title,
      body: body(name ?? PUSH_NAMELESS),
      navigate: `${origin}${path ?? PAGES.home}`,
      tag: pushTag(notice, gameId),
      lang: 'en',
      dir: 'ltr',
      silent: false,
    },
  };
}

export const pushTag = (notice: PushNotice, gameId: string | null): string =>
  gameId === null ? notice : gameNoticeTag(gameId);
