import { PRODUCT, TAGLINE, titleOf } from '@tessera/contracts/product';
import { LIMITS, type ErrorCode } from '@tessera/contracts/wire';
import type { Request, RequestHandler } from 'express';
import { AppError } from '../platform/requests/app-error.js';
import type { PageHead } from '../platform/http/documents.js';
import { addressKey, limitKeysOf } from '../platform/requests/address-key.js';
import type { RateLimits } from '../platform/limits/rate-limits.js';
import type { Form, SentPicture } from './picture-cache.js';

const PICTURE_TYPE = 'png';

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

/** Counts a request for a page or a picture, which are no calls. */
export const countLook = (limits: RateLimits, { ip, socket }: Request): Promise<void> =>
  limits.spend('readShared', limitKeysOf({ address: addressKey(ip, socket.remoteAddress) }));

/** The head that is read, or that of a page without anything. `titles` has those by error. */
export async function headOrMissing(
  read: () => Promise<PageHead>,
  titles: Partial<Record<ErrorCode, string>>,
): Promise<PageHead> {
  try {
    return await read();
  } catch (error) {
    const title = error instanceof AppError ? titles[error.code] : undefined;
    if (!(error instanceof AppError) || title === undefined) throw error;
    return { status: error.status, title: titleOf(title), meta: {} };
  }
}

/** Sends the picture of what the request names. `letters=false` asks for squares. */
export const pictureHandler =
  (find: (request: Request, form: Form) => Promise<SentPicture>): RequestHandler =>
  (request, response, next) => {
    find(request, request.query.letters === 'false' ? 'squares' : 'letters')
      .then(({ png, freshSeconds }) => {
        response.setHeader('Cache-Control', `public, max-age=${freshSeconds}, must-revalidate`);
        // Chats and other sites embed it.
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        response.type(PICTURE_TYPE).send(png);
      })
      .catch(next);
  };
