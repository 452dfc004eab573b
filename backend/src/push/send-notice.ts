import { Inject, Injectable } from '@nestjs/common';
import {
  PUSH_NOTICES,
  type PushMessage,
  gameNoticeTag,
  PUSH_NAMELESS,
  type PushKind,
  type PushNotice,
} from '@tessera/contracts/push';
import { HOUR_MS, MINUTE_MS } from '@tessera/rules';
import webPush from 'web-push';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { OutboxRepository, type TakenNotice } from './outbox.repository.js';
import { PushKeys } from './push-keys.js';
import { type PushAnswer, sendPush, serviceOf } from './push-request.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

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
function pushMessage({ notice, gameId, name, origin }: Facts): PushMessage {
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

const pushTag = (notice: PushNotice, gameId: string | null): string =>
  gameId === null ? notice : gameNoticeTag(gameId);

/** After that, a notice isn't sent any more, neither by this server nor by a push service. */
const WORTH_SENDING_MS = { reminder: 6 * HOUR_MS, other: 24 * HOUR_MS } as const;
const LONGEST_PAUSE_MS = HOUR_MS;

/** What became of a notice, as operators see it. */
type PushResult = 'delivered' | 'gone' | 'refused' | 'postponed' | 'given-up' | 'unanswered' | 'private';

/** Sends one notice to one device, and decides what its push service's answer means. */
@Injectable()
export class SendNotice {
  private readonly sent: { inc(labels: { result: PushResult }): void };

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'pushServices' | 'vapidSubject'>,
    private readonly keys: PushKeys,
    private readonly outbox: OutboxRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.sent = metrics.counter({
      name: 'pushes_total',
      help: 'Push notifications by outcome',
      labels: ['result'],
    });
  }

  async execute(notice: TakenNotice, name: string | null): Promise<void> {
    const answer = await this.send(notice, name);
    if (answer) this.sent.inc({ result: await this.conclude(notice, answer) });
  }

  /** Null if there is nowhere to send it, or no time left. */
  private async send(notice: TakenNotice, name: string | null): Promise<PushAnswer | null> {
    const { endpoint, p256dh, auth } = notice;
    const keys = await this.keys.pair();
    // The configuration may have changed.
    const service = serviceOf(endpoint, this.config.pushServices);
    const secondsLeft = Math.floor((lastMomentOf(notice) - this.clock.now()) / 1000);
    if (!keys || service === null || secondsLeft <= 0) return null;
    const message = pushMessage({ ...notice, name });
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: this.config.vapidSubject, ...keys },
        TTL: secondsLeft,
        urgency: PUSH_NOTICES[notice.notice].kind === 'reminder' ? 'low' : 'normal',
        // A notice that still waits at the push service is replaced, like one that has been shown.
        topic: pushTag(notice.notice, notice.gameId),
      },
    );
    return sendPush({ endpoint, service, headers: textsOf(headers), body });
  }

  private async conclude(notice: TakenNotice, answer: PushAnswer): Promise<PushResult> {
    switch (answer.kind) {
      case 'private':
      case 'unanswered':
        // It may have been delivered, and none is delivered twice.
        return answer.kind;
      case 'unsent':
        return this.tryLater(notice);
      case 'answered':
        return this.heed(notice, answer);
    }
  }

  private async heed(
    notice: TakenNotice,
    { status, retryAfter }: Extract<PushAnswer, { kind: 'answered' }>,
  ): Promise<PushResult> {
    if (status >= 200 && status < 300) {
      await this.subscriptions.noteReached(notice.subscriptionId, new Date(this.clock.now()));
      return 'delivered';
    }
    if (status === 404 || status === 410) {
      await this.subscriptions.remove(notice.endpoint);
      return 'gone';
    }
    return status === 429 || status >= 500 ? this.tryLater(notice, Number(retryAfter)) : 'refused';
  }

  /** The pauses double from a minute to an hour. The push service may ask for a longer one. */
  private async tryLater(notice: TakenNotice, retryAfterSeconds = 0): Promise<PushResult> {
    const pause = Math.min(MINUTE_MS * 2 ** (notice.attempts - 1), LONGEST_PAUSE_MS);
    const asked = Number.isFinite(retryAfterSeconds) ? retryAfterSeconds * 1000 : 0;
    const dueAt = this.clock.now() + Math.max(pause, asked);
    if (dueAt >= lastMomentOf(notice)) return 'given-up';
    await this.outbox.postpone(notice, new Date(dueAt), notice.attempts);
    return 'postponed';
  }
}

const lastMomentOf = ({ notice, createdAt }: TakenNotice): number =>
  createdAt.getTime() + WORTH_SENDING_MS[notice === 'reminder' ? notice : 'other'];

const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
