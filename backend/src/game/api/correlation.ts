import { randomUUID } from 'node:crypto';
import type { AppRequest } from '../../platform/requests/request.js';

/** The ID with which the request is logged and answered, and its events are stored. */
export const correlationOf = ({ id }: AppRequest): string => (typeof id === 'string' ? id : randomUUID());
