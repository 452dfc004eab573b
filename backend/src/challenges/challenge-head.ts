import { CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { PRODUCT, titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { CHALLENGE_PAGE } from '@tessera/contracts/wire';
import type { PageHeads } from '../platform/http/documents.js';

/**
 * The head of every challenge's page. It is the same for all, so that a link preview shows neither letters nor a name,
 * and whoever has no code learns nothing. Search engines leave these pages out.
 */
export const CHALLENGE_HEADS: PageHeads = {
  [CHALLENGE_PAGE]: () =>
    Promise.resolve({
      status: 200,
      title: titleOf(TEXTS.playLetters),
      meta: {
        'og:type': 'website',
        'og:site_name': PRODUCT,
        'og:title': TEXTS.playLetters,
        'og:description': CHALLENGE_TEXTS.preview,
      },
      noIndex: true,
    }),
};
