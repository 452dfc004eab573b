import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { Report, ReportKind } from '@tessera/contracts/moderation';
import { type InputOf, type ErrorCode, LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { ModeratedChallenges } from '../challenges/index.js';
import { GroupsRepository } from '../groups/index.js';
import { nameKeys } from '../names/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
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
  nameFold: null,
  gameNumber: null,
  score: null,
};
const nameFields = (name: string) => ({ name, nameFold: nameKeys(name).fold });

/** Whatever it doesn't say is `NOTHING`. */
type Found = Partial<ReportTarget> & Pick<ReportTarget, 'name'>;

/** Finds what a player reports, among what the player can see. */
@Injectable()
export class ReportTargets {
  constructor(
    private readonly players: PlayersRepository,
    private readonly groups: GroupsRepository,
    private readonly results: ResultsService,
    private readonly replays: ReplaysService,
    private readonly challenges: ModeratedChallenges,
  ) {}

  async find(kind: ReportKind, target: string, sender: string): Promise<ReportTarget> {
    const found = await this.finders[kind](target, sender);
    if (!found) throw new AppError('TARGET_NOT_FOUND', { field: 'target' });
    return { ...NOTHING, kind, ...found };
  }

  private readonly finders: Readonly<
    Record<ReportKind, (target: string, sender: string) => Promise<Found | null>>
  > = {
    'player-name': async (publicId) => {
      const player = PUBLIC_ID.test(publicId) ? await this.players.findWithName(publicId) : null;
      return player && { playerUUID: player.playerUUID, ...nameFields(player.name) };
    },
    'group-name': async (groupId, sender) => {
      const [group] = await this.groups.listOf(sender, groupId);
      return group ? { groupId, ...nameFields(group.name) } : null;
    },
    'shared-result': async (shareId) => {
      const result = await this.results.find(shareId).catch(nullIfNotShared);
      // The demo's result belongs to nobody.
      if (result?.playerUUID === undefined) return null;
      const { playerUUID, player, gameNumber, score } = result;
      return { playerUUID, shareId, name: player.name, gameNumber, score };
    },
    challenge: async (code) => {
      const challenge = await this.challenges.find(code);
      return challenge && { playerUUID: challenge.playerUUID, challengeCode: code, name: challenge.name };
    },
    'shared-replay': async (replayShareId) => {
      const shared = await this.replays.findShared(replayShareId).catch(nullIfNotShared);
      if (!shared) return null;
      const { playerUUID, sharedBy, replay } = shared;
      const { name, score } = replay.players[sharedBy];
      return { playerUUID, replayShareId, name, gameNumber: replay.gameNumber, score };
    },
  };
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
    const sending = { sender: senderOf(playerUUID), reason, note: note || null, at };
    await this.transactions.run((transaction) => this.reports.add(transaction, found, sending));
  }

  async list({ state, page }: InputOf<typeof CALLS.adminReports>) {
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
    const [reportsSent, reportsAbout, notices] = await Promise.all([
      this.reports.sentBy(playerUUIDs),
      this.reports.about(playerUUIDs),
      this.notices.allOf(playerUUIDs),
    ]);
    return {
      reportsSent,
      reportsAbout,
      notices: notices.map((row) => ({ ...noticeView(row), seenAt: row.seenAt })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.reports.removeOf(transaction, playerUUIDs);
  }
}
