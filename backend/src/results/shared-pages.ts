import { Inject, Injectable } from '@nestjs/common';
import { titleOf } from '@tessera/contracts/product';
import type { ErrorCode } from '@tessera/contracts/wire';
import { type Request, type Response, Router } from 'express';
import type { z } from 'zod';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { PageHead, PageHeads } from '../platform/http/documents.js';
import { baseUrlFor } from '../platform/http/origin.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { addressKey, limitKeysOf } from '../platform/requests/address-key.js';
import { AppError } from '../platform/requests/app-error.js';
import { PICTURE_TYPE } from './link-preview.js';
import { PictureCache, type Pictured, PicturePool } from './picture-cache.js';

/** What `SharedPages` need besides the things that are shared. */
@Injectable()
export class SharedPagesContext {
  constructor(
    readonly limits: RateLimits,
    @Inject(CONFIG) readonly config: Config,
    readonly pool: PicturePool,
    readonly clock: Clock,
  ) {}
}

interface SharedThings<Thing> extends Pictured<Thing> {
  /** The paths of the page and of the picture, with a `shareId`. */
  readonly page: string;
  readonly picture: string;
  readonly params: z.ZodType<{ shareId: string }>;
  /** The error for an ID that can't be one. */
  readonly notFound: ErrorCode;
  /** The titles of pages without anything, by error. */
  readonly missingTitles: Partial<Record<ErrorCode, string>>;
  headOf(thing: Thing, address: string): PageHead;
}

/** What others see when they get a link to something: the head of its page, for link previews, and its picture. */
export abstract class SharedPages<Thing> {
  private readonly pictures: PictureCache<Thing>;

  constructor(
    private readonly things: SharedThings<Thing>,
    private readonly context: SharedPagesContext,
  ) {
    this.pictures = new PictureCache(things, context.pool, context.clock);
  }

  /** The contents of each page's head, for clients that don't run scripts. */
  heads(): PageHeads {
    return { [this.things.page]: (request) => this.head(request) };
  }

  /** The pictures are served next to the pages, not below the API's path. */
  pictureRoute(): Router {
    return Router().get(this.things.picture, (request, response, next) => {
      this.send(request, response).catch(next);
    });
  }

  private async head(request: Request): Promise<PageHead> {
    await this.countLook(request);
    try {
      const thing = await this.things.find(this.shareIdOf(request));
      return this.things.headOf(thing, baseUrlFor(request, this.context.config.publicOrigin));
    } catch (error) {
      const title = error instanceof AppError ? this.things.missingTitles[error.code] : undefined;
      if (!(error instanceof AppError) || title === undefined) throw error;
      return { status: error.status, title: titleOf(title), meta: {} };
    }
  }

  /** `letters=false` asks for squares. */
  private async send(request: Request, response: Response): Promise<void> {
    await this.countLook(request);
    const form = request.query.letters === 'false' ? 'squares' : 'letters';
    const { png, freshSeconds } = await this.pictures.of(this.shareIdOf(request), form);
    response.setHeader('Cache-Control', `public, max-age=${freshSeconds}, must-revalidate`);
    // Chats and other sites embed it.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.type(PICTURE_TYPE).send(png);
  }

  /** Counts a request for a page or a picture, which are no calls. */
  private countLook({ ip, socket }: Request): Promise<void> {
    return this.context.limits.spend(
      'readShared',
      limitKeysOf({ address: addressKey(ip, socket.remoteAddress) }),
    );
  }

  private shareIdOf({ params }: Request): string {
    const { data } = this.things.params.safeParse(params);
    if (!data) throw new AppError(this.things.notFound);
    return data.shareId;
  }
}
