import { CHALLENGE_PAGE, CHALLENGE_TEXTS, PRODUCT, TEXTS, titleOf } from '@tessera/contracts/constants';
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
