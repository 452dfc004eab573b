import { Injectable } from '@nestjs/common';
import type { PushNotice } from '@tessera/contracts/push';

/** A notice that is about to be sent. */
export interface DueNotice {
  readonly playerUUID: string;
  readonly notice: PushNotice;
  readonly gameId: string | null;
  readonly version: number;
}

/** What a notice says about the other player; null if it isn't true any more. */
export type NoticeContent = { readonly name: string | null } | null;

/** A feature that knows whether its notices are still true. Returns one value per notice, in the same order. */
export type PushSource = (notices: readonly DueNotice[]) => Promise<readonly NoticeContent[]>;

/** The features that tell players something. Each kind of notice has one. */
@Injectable()
export class PushSources {
  private readonly sources = new Map<PushNotice, PushSource>();

  /** Must be called during module initialization. */
  serve(notices: readonly PushNotice[], source: PushSource): void {
    for (const notice of notices) this.sources.set(notice, source);
  }

  /** What these notices say, in the same order. */
  async contents(notices: readonly DueNotice[]): Promise<NoticeContent[]> {
    const contents = new Map<DueNotice, NoticeContent>();
    for (const source of new Set(this.sources.values())) {
      const own = notices.filter(({ notice }) => this.sources.get(notice) === source);
      const said = own.length > 0 ? await source(own) : [];
      own.forEach((notice, i) => contents.set(notice, said[i] ?? null));
    }
    return notices.map((notice) => contents.get(notice) ?? null);
  }
}
