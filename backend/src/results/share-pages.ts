import { Inject, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { RESULTS_TEXTS, sharedTitle } from '@tessera/contracts/results';
import { pathOf, SHARE_PAGE, SHARE_PICTURE, type ErrorCode } from '@tessera/contracts/wire';
import { CELLS, scoringCells, lineLengths } from '@tessera/rules';
import { type Request, Router } from 'express';
import { CONFIG, type Config } from '../platform/config/config.js';
import { baseUrlFor } from '../platform/http/origin.js';
import { AppError } from '../platform/requests/app-error.js';
import type { PageHead, PageHeads } from '../platform/http/documents.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { Clock } from '../platform/clock/clock.js';
import { countLook, headOrMissing, pictureHandler, previewHead } from './link-preview.js';
import { shareUrlOf } from './result.view.js';
import { type SharedResult, ResultsService, DEMO_SHARE_ID } from './results.service.js';
import { PictureCache, type Form, PicturePool } from './picture-cache.js';
import type { Picture } from './picture.js';

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
  private readonly pictures: PictureCache<SharedResult>;

  constructor(
    private readonly results: ResultsService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
    pool: PicturePool,
    clock: Clock,
  ) {
    this.pictures = new PictureCache(
      {
        find: (shareId) => results.find(shareId),
        check: async (shareId) => {
          if (shareId !== DEMO_SHARE_ID) await results.requireShared(shareId);
        },
        dateOf: ({ date }) => date,
        pictureOf,
      },
      pool,
      clock,
    );
  }

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

/** As squares, it depends only on the game number, the score, the pattern and the lengths of the words. */
const pictureOf = ({ gameNumber, score, grid, words }: SharedResult, form: Form): Picture => ({
  kind: 'result',
  gameNumber,
  score,
  lines: lineLengths(words),
  cells: scoringCells(words).map((scores, cell) => ({
    letter: form === 'letters' ? (grid[cell] ?? null) : null,
    scores,
  })),
});
