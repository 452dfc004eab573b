import { PRODUCT, TAGLINE, titleOf } from '@tessera/contracts/product';
import { LIMITS } from '@tessera/contracts/wire';
import type { PageHead } from '../platform/http/documents.js';

export const PICTURE_TYPE = 'png';

/** What link previews show of something that is shared. Everyone sees it, so it contains no letters. */
interface Preview {
  title: string;
  /** Addresses. */
  url: string;
  picture: string;
  /** Describes the picture. */
  alt: string;
}

export const previewHead = ({ title, url, picture, alt }: Preview): PageHead => ({
  status: 200,
  title: titleOf(title),
  meta: {
    'og:type': 'website',
    'og:site_name': PRODUCT,
    'og:title': title,
    'og:description': TAGLINE,
    'og:url': url,
    'og:image': picture,
    'og:image:type': `image/${PICTURE_TYPE}`,
    'og:image:width': String(LIMITS.SHARE_PICTURE_WIDTH),
    'og:image:height': String(LIMITS.SHARE_PICTURE_HEIGHT),
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
  },
});
