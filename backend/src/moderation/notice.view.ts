import type { Notice } from '@tessera/contracts';
import type { NoticeKind } from '@tessera/contracts/constants';
import type { NoticeRow } from './notices.store.js';

const KINDS: Readonly<Record<NoticeRow['action'], NoticeKind>> = {
  'remove-name': 'name-removed',
  'leave-out': 'left-out',
  'end-share': 'share-ended',
};

const kindOf = ({ action, kind }: NoticeRow): NoticeKind =>
  kind === 'group-name' ? 'group-name-removed' : KINDS[action];

/** What a player is told. */
export const noticeView = (row: NoticeRow): Notice => ({
  id: row.noticeId,
  kind: kindOf(row),
  at: row.at.toISOString(),
  reason: row.reason,
  text: row.removedName,
  gameNumber: row.action === 'end-share' ? row.gameNumber : null,
});
