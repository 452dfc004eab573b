import { Inject, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts';
import {
  pathOf,
  RESULTS_TEXTS,
  SHARE_PAGE,
  SHARE_PICTURE,
  sharedTitle,
  type ErrorCode,
} from '@tessera/contracts/constants';
import { CELLS, scoringCells } from '@tessera/rules';
import { type Request, Router } from 'express';
import { CONFIG, type Config } from '../platform/config/config.js';
import { baseUrlFor } from '../platform/http/origin.js';
import { AppError } from '../platform/requests/app-error.js';
import type { PageHead, PageHeads } from '../platform/http/documents.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { countLook, headOrMissing, pictureHandler, previewHead } from './link-preview.js';
import { Pictures } from './pictures.js';
import { shareUrlOf } from './result.view.js';
import type { SharedResult } from './shared-result.js';
import { SharedResults } from './shared-results.js';

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
  heads(): PageHeads {
    return { [SHARE_PAGE]: (request) => this.head(request) };
  }

  /** The images are served next to the pages, not below the API's path. */
  pictureRoute(): Router {
    return Router().get(
      SHARE_PICTURE,
      pictureHandler(async (request, form) => {
        await countLook(this.limits, request);
        return this.pictures.of(shareIdOf(request), form);
      }),
    );
  }

  private async head(request: Request): Promise<PageHead> {
    await countLook(this.limits, request);
    return headOrMissing(async () => {
      const result = await this.results.find(shareIdOf(request));
      return headOf(result, baseUrlFor(request, this.config.publicOrigin));
    }, MISSING_TITLES);
  }
}

function shareIdOf({ params }: Request): string {
  const { data } = CALLS.publicResultOf.params.safeParse(params);
  if (!data) throw new AppError('RESULT_NOT_FOUND');
  return data.shareId;
}

function headOf({ shareId, gameNumber, score, player, words }: SharedResult, address: string): PageHead {
  const scoring = scoringCells(words).filter((scores) => scores).length;
  return previewHead({
    title: sharedTitle(player.name, score, gameNumber),
    url: shareUrlOf(address, shareId),
    picture: address + pathOf(SHARE_PICTURE, { shareId }),
    alt: `A grid with ${scoring} of ${CELLS} squares in scoring words: ${score} points`,
  });
}
