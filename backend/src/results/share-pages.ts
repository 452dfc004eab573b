import { Inject, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import {
  LIMITS,
  pathOf,
  PRODUCT,
  RESULTS_TEXTS,
  SHARE_PAGE,
  SHARE_PICTURE,
  sharedTitle,
  TAGLINE,
  titleOf,
  type ErrorCode,
} from '@tessera/contracts/constants';
import { CELLS, scoringCells } from '@tessera/rules';
import { type Request, type RequestHandler, Router } from 'express';
import { CONFIG, type Config } from '../platform/config/config.js';
import { addressFor } from '../platform/http/origin.js';
import { AppError } from '../platform/http/app-error.js';
import type { PageHead } from '../platform/http/web-app.js';
import { addressKey } from '../platform/limits/address-key.js';
import { limitKeysOf } from '../platform/limits/limit-keys.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { Pictures } from './pictures.js';
import { shareUrlOf } from './result.view.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

const PICTURE_TYPE = 'png';

/** Pages without a result. */
const MISSING_TITLES: Partial<Record<ErrorCode, string>> = {
  RESULT_NOT_FOUND: RESULTS_TEXTS.notFoundTitle,
  RESULT_ENDED: RESULTS_TEXTS.endedTitle,
};

/**
 * What others see when they get a link to a result: the head of its page, for link previews, and its image.
 */
@Injectable()
export class SharePages {
  constructor(
    private readonly results: SharedResults,
    private readonly pictures: Pictures,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The contents of each page's head, for clients that don't run scripts. */
  heads(): Record<string, (request: Request) => Promise<PageHead>> {
    return { [SHARE_PAGE]: (request) => this.head(request) };
  }

  /** The images are served next to the pages, not below the API's path. */
  pictureRoute(): Router {
    return Router().get(SHARE_PICTURE, this.sendPicture);
  }

  private readonly sendPicture: RequestHandler = (request, response, next) => {
    this.count(request)
      .then(() =>
        this.pictures.of(shareIdOf(request), request.query.letters === 'false' ? 'squares' : 'letters'),
      )
      .then(({ png, freshSeconds }) => {
        response.setHeader('Cache-Control', `public, max-age=${freshSeconds}, must-revalidate`);
        // Chats and other sites embed it.
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        response.type(PICTURE_TYPE).send(png);
      })
      .catch(next);
  };

  private async head(request: Request): Promise<PageHead> {
    await this.count(request);
    try {
      const result = await this.results.find(shareIdOf(request));
      return headOf(result, addressFor(request, this.config.publicOrigin));
    } catch (error) {
      const title = error instanceof AppError ? MISSING_TITLES[error.code] : undefined;
      if (!(error instanceof AppError) || title === undefined) throw error;
      return { status: error.status, title: titleOf(title), meta: {} };
    }
  }

  private async count({ ip, socket }: Request): Promise<void> {
    await this.limits.spend('readShared', limitKeysOf({ address: addressKey(ip, socket.remoteAddress) }));
  }
}

function shareIdOf({ params }: Request): string {
  const { data } = CALLS.publicResultOf.params.safeParse(params);
  if (!data) throw new AppError('RESULT_NOT_FOUND');
  return data.shareId;
}

/** Link previews show this to everyone, so it contains nothing of the letters. */
function headOf({ shareId, gameNumber, score, player, words }: SharedResult, address: string): PageHead {
  const title = sharedTitle(player.name, score, gameNumber);
  const scoring = scoringCells(words).filter((scores) => scores).length;
  const picture = address + pathOf(SHARE_PICTURE, { shareId });
  return {
    status: 200,
    title: titleOf(title),
    meta: {
      'og:type': 'website',
      'og:site_name': PRODUCT,
      'og:title': title,
      'og:description': TAGLINE,
      'og:url': shareUrlOf(address, shareId),
      'og:image': picture,
      'og:image:type': `image/${PICTURE_TYPE}`,
      'og:image:width': String(LIMITS.SHARE_PICTURE_WIDTH),
      'og:image:height': String(LIMITS.SHARE_PICTURE_HEIGHT),
      'og:image:alt': `A grid with ${scoring} of ${CELLS} squares in scoring words: ${score} points`,
      'twitter:card': 'summary_large_image',
    },
  };
}
