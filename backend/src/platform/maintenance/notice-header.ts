import type { RequestHandler } from 'express';
import { NOTICE_HEADER } from '@tessera/contracts/constants';
import { isCall } from '../http/api-path.js';
import type { Maintenance } from './maintenance.js';

/** Open pages look it up whenever the player returns to them. */
const VERSION_FILE = '/version.json';

/** Tells open pages of maintenance with the responses to what they request anyway. */
export const noticeHeader =
  (maintenance: Pick<Maintenance, 'hasNotice' | 'notice'>): RequestHandler =>
  (request, response, next) => {
    if (maintenance.hasNotice() && (isCall(request) || request.path === VERSION_FILE))
      response.setHeader(NOTICE_HEADER, encodeURIComponent(JSON.stringify(maintenance.notice())));
    next();
  };
