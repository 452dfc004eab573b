import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { Report, ReportKind } from '@tessera/contracts/moderation';
import { type InputOf, type AnswerOf, type ErrorCode, LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { ModeratedChallenges } from '../challenges/index.js';
import { ModeratedGroups } from '../groups/index.js';
import { nameKeys } from '../names/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { ModeratedPlayers } from '../players/index.js';
import { ReplaysService } from '../replays/index.js';
import { ResultsService } from '../results/index.js';
import { ReportsRepository, senderOf, type ReportTarget } from './reports.repository.js';
import { reportView, noticeView } from './report.view.js';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import { NoticesRepository } from './report-actions.repository.js';

const PUBLIC_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NOTHING = {
  playerUUID: null,
  groupId: null,
  shareId: null,
  challengeCode: null,
  replayShareId: null,
  gameNumber: null,
  score: null,
};
const nameFields = (name: string) => ({ name, nameFold: nameKeys(name).fold });

/** Finds what a player reports, among what the player can see. */
@Injectable()
export class ReportTargets {
  constructor(
    private readonly players: ModeratedPlayers,
    private readonly groups: ModeratedGroups,
    private readonly results: ResultsService,
    private readonly replays: ReplaysService,
    private readonly challenges: ModeratedChallenges,
  ) {}

  async find(kind: ReportKind, target: string, sender: string): Promise<ReportTarget> {
    const found = await this.finders[kind](target, sender);
    if (!found) throw new AppError('TARGET_NOT_FOUND', { field: 'target' });
    return { kind, ...found };
  }

  private readonly finders: Readonly<
    Record<ReportKind, (target: string, sender: string) => Promise<Omit<ReportTarget, 'kind'> | null>>
  > = {
    'player-name': (publicId) => this.player(publicId),
    'group-name': (groupId, sender) => this.group(groupId, sender),
    'shared-result': (shareId) => this.result(shareId),
    challenge: (code) => this.challenge(code),
    'shared-replay': (shareId) => this.replay(shareId),
  };

  private async player(publicId: string) {
    const player = PUBLIC_ID.test(publicId) ? await this.players.findWithName(publicId) : null;
    return player && { ...NOTHING, playerUUID: player.playerUUID, ...nameFields(player.name) };
  }

  private async group(groupId: string, sender: string) {
    const group = await this.groups.findOwn(groupId, sender);
    return group && { ...NOTHING, groupId: group.id, ...nameFields(group.name) };
  }

  private async result(shareId: string) {
    const result = await this.results.find(shareId).catch(nullIfNotShared);
    // The demo's result belongs to nobody.
    if (result?.playerUUID === undefined) return null;
    const { playerUUID, player, gameNumber, score } = result;
    return { ...NOTHING, playerUUID, shareId, name: player.name, nameFold: null, gameNumber, score };
  }

  private async challenge(code: string) {
    const challenge = await this.challenges.find(code);
    if (!challenge) return null;
    const { playerUUID, name } = challenge;
    return { ...NOTHING, playerUUID, challengeCode: code, name, nameFold: null };
  }

  private async replay(replayShareId: string) {
    const shared = await this.replays.findShared(replayShareId).catch(nullIfNotShared);
    if (!shared) return null;
    const { playerUUID, sharedBy, replay } = shared;
    const { name, score } = replay.players[sharedBy];
    const { gameNumber } = replay;
    return { ...NOTHING, playerUUID, replayShareId, name, nameFold: null, gameNumber, score };
  }
}

const NOT_SHARED: readonly ErrorCode[] = ['RESULT_NOT_FOUND', 'REPLAY_NOT_FOUND', 'RESULT_ENDED'];

function nullIfNotShared(error: unknown): null {
  if (error instanceof AppError && NOT_SHARED.includes(error.code)) return null;
  throw error;
}

/** What players report, and what admins read of it. */
@Injectable()
export class ReportsService implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly targets: ReportTargets,
    private readonly reports: ReportsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly accountData: AccountDataHandlers,
    private readonly notices: NoticesRepository,
  ) {}

  /**
   * Reports something. Each player counts once for each thing, and the response doesn't reveal whether they had
   * already reported it.
   */
  async send(
    playerUUID: string,
    { kind, target, reason, note }: InputOf<typeof CALLS.sendReport>,
  ): Promise<void> {
    const found = await this.targets.find(kind, target, playerUUID);
    const at = new Date(this.clock.now());
    const sending = { sender: senderOf(playerUUID), reason, note: note === '' ? null : (note ?? null), at };
    await this.transactions.run((transaction) => this.reports.add(transaction, found, sending));
  }

  async list({
    state,
    page,
  }: InputOf<typeof CALLS.adminReports>): Promise<AnswerOf<typeof CALLS.adminReports>> {
    const [rows, openCount] = await Promise.all([this.reports.list(state, page), this.reports.countOpen()]);
    const reports = rows.slice(0, LIMITS.REPORTS_PAGE).map(reportView);
    return { reports, openCount, hasMore: rows.length > reports.length };
  }

  async one(reportId: string): Promise<Report> {
    const row = await this.reports.find(reportId);
    if (!row) throw new AppError('REPORT_NOT_FOUND', { field: 'reportId' });
    return reportView(row);
  }

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await this.reports.move(transaction, merge);
  }

  /** Without what others have written in their reports. */
  async dataOf(playerUUIDs: readonly string[]) {
    const [sent, about, notices] = await Promise.all([
      this.reports.sentBy(playerUUIDs),
      this.reports.about(playerUUIDs),
      this.notices.allOf(playerUUIDs),
    ]);
    return {
      reportsSent: sent.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
      reportsAbout: about.map(({ firstAt, lastAt, ...report }) => ({
        ...report,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
      notices: notices.map((row) => ({ ...noticeView(row), seenAt: row.seenAt?.toISOString() ?? null })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.reports.removeOf(transaction, playerUUIDs);
  }
}
