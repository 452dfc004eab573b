import { type Report, type Notice, ACTIONS_FOR, type NoticeKind } from '@tessera/contracts/moderation';
import type { ReportRow } from './reports.repository.js';
import type { NoticeRow } from './report-actions.repository.js';

/** In JSON, the database writes times with its own zone. */
const instant = (at: Date | string): string => new Date(at).toISOString();

const resultOf = ({ shareId, gameNumber, score, isEnded }: ReportRow): Report['result'] =>
  shareId === null || gameNumber === null ? null : { shareId, gameNumber, score, isEnded };

const replayOf = ({ replayShareId, gameNumber, score, isEnded }: ReportRow): Report['replay'] =>
  replayShareId === null || score === null ? null : { shareId: replayShareId, gameNumber, score, isEnded };

const challengeOf = ({ challengeCode, letters, isEnded }: ReportRow): Report['challenge'] =>
  challengeCode === null || letters === null ? null : { code: challengeCode, letters, isEnded };

/** A report as admins see it, with nothing about who sent it. */
export const reportView = (row: ReportRow): Report => {
  const { id, kind, publicId, isLeftOut, groupId, memberCount, count, reasons } = row;
  return {
    id,
    kind,
    text: row.name,
    textNow: row.nameNow,
    player: publicId === null ? null : { publicId, isLeftOut: isLeftOut === true },
    group: groupId === null ? null : { id: groupId, memberCount },
    result: resultOf(row),
    replay: replayOf(row),
    challenge: challengeOf(row),
    count,
    firstAt: instant(row.firstAt),
    lastAt: instant(row.lastAt),
    reasons,
    notes: row.notes.map(({ at, ...note }) => ({ ...note, at: instant(at) })),
    actions: row.actions.map(({ at, ...action }) => ({ ...action, at: instant(at) })),
    possible: [...ACTIONS_FOR[kind]],
  };
};

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
