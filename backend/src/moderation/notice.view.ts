import type { Notice } from '@tessera/contracts';
import type { NoticeKind } from '@tessera/contracts/constants';
import type { NoticeRow } from './notices.store.js';

const KINDS: Readonly<Record<NoticeRow['action'], NoticeKind>> = {
  'remove-name': 'name-removed',
  'leave-out': 'left-out',
  'end-share': 'share-ended',
  'end-challenge': 'challenge-ended',
};

/** The kinds of notices about removed names that aren't a player's. */
const REMOVED: Partial<Record<NoticeRow['kind'], NoticeKind>> = {
  'group-name': 'group-name-removed',
  challenge: 'challenge-name-removed',
};

const kindOf = ({ action, kind }: NoticeRow): NoticeKind =>
  (action === 'remove-name' ? REMOVED[kind] : undefined) ?? KINDS[action];

/** What a player is told. */
export const noticeView = (row: NoticeRow): Notice => ({
  id: row.noticeId,
  kind: kindOf(row),
  at: row.at.toISOString(),
  reason: row.reason,
  text: row.removedName,
  gameNumber: row.action === 'end-share' ? row.gameNumber : null,
});
