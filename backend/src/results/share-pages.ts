import { Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { RESULTS_TEXTS, sharedTitle } from '@tessera/contracts/results';
import { pathOf, SHARE_PAGE, SHARE_PICTURE } from '@tessera/contracts/wire';
import { CELLS, scoringCells, lineLengths } from '@tessera/rules';
import type { PageHead } from '../platform/http/documents.js';
import { previewHead } from './link-preview.js';
import { shareUrlOf } from './result.view.js';
import { type SharedResult, ResultsService, DEMO_SHARE_ID } from './results.service.js';
import type { Form } from './picture-cache.js';
import type { Picture } from './picture.js';
import { SharedPages, SharedPagesContext } from './shared-pages.js';

/** What others see when they get a link to a result. */
@Injectable()
export class SharePages extends SharedPages<SharedResult> {
  constructor(results: ResultsService, context: SharedPagesContext) {
    super(
      {
        page: SHARE_PAGE,
        picture: SHARE_PICTURE,
        params: CALLS.publicResultOf.params,
        notFound: 'RESULT_NOT_FOUND',
        missingTitles: {
          RESULT_NOT_FOUND: RESULTS_TEXTS.notFoundTitle,
          RESULT_ENDED: RESULTS_TEXTS.endedTitle,
        },
        find: (shareId) => results.find(shareId),
        check: async (shareId) => {
          if (shareId !== DEMO_SHARE_ID) await results.requireShared(shareId);
        },
        dateOf: ({ date }) => date,
        headOf,
        pictureOf,
      },
      context,
    );
  }
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
