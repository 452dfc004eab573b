import { Injectable } from '@nestjs/common';
import {
  ACTIONS_FOR,
  MODERATION_TEXTS,
  type ReportAction,
  type ReportReason,
} from '@tessera/contracts/moderation';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { isUniqueViolation } from '../platform/database/database-errors.js';
import { AppError } from '../platform/requests/app-error.js';
import { ModeratedChallenges } from '../challenges/index.js';
import { GameNames } from '../game/index.js';
import { ModeratedGroups } from '../groups/index.js';
import { ModeratedPlayers } from '../players/index.js';
import { ReplaysService } from '../replays/index.js';
import { ResultsService } from '../results/index.js';
import { ReportActionsRepository, type ActionTaken } from './report-actions.repository.js';
import { ReportsRepository, type LockedReport } from './reports.repository.js';

/** What has to be recorded about an action. */
interface Taken extends Pick<ActionTaken, 'removedName' | 'givenName'> {
  /** The players who are notified of it. */
  players: readonly string[];
}

/** How an action takes effect, and how it is undone, within the transaction that records it. */
interface Measure {
  /** `seen` is the name that the admin wants to remove. */
  take(transaction: Transaction, report: LockedReport, seen: string | null): Promise<Taken>;
  undo(transaction: Transaction, report: LockedReport, action: ActionTaken): Promise<void>;
  /** Called after the commit of either. */
  spread?(report: LockedReport): Promise<void>;
}

const NO_NAMES = { removedName: null, givenName: null };

function required(value: string | null): string {
  if (value === null) throw new AppError('ACTION_UNFITTING', { field: 'action' });
  return value;
}

/** The actions of admins on what was reported. */
@Injectable()
export class Measures implements Readonly<Record<ReportAction, Measure>> {
  constructor(
    private readonly players: ModeratedPlayers,
    private readonly groups: ModeratedGroups,
    private readonly results: ResultsService,
    private readonly replays: ReplaysService,
    private readonly challenges: ModeratedChallenges,
    private readonly games: GameNames,
    private readonly actions: ReportActionsRepository,
  ) {}

  readonly 'remove-name': Measure = {
    take: async (transaction, { playerUUID, groupId, challengeCode }, seen) => {
      // The player of a result, or a challenge, may have no name.
      if (seen === null) throw new AppError('NAME_CHANGED', { field: 'seen' });
      if (groupId !== null) {
        const { givenName, admins } = await this.groups.removeName(transaction, groupId, seen);
        return { removedName: seen, givenName, players: admins };
      }
      const player = required(playerUUID);
      if (challengeCode === null) await this.players.removeName(transaction, player, seen);
      else await this.challenges.removeName(transaction, { code: challengeCode, maker: player }, seen);
      return { removedName: seen, givenName: null, players: [player] };
    },
    undo: async (transaction, { playerUUID, groupId, challengeCode }, { removedName, givenName }) => {
      const name = required(removedName);
      if (groupId !== null) await this.groups.restoreName(transaction, groupId, { name, givenName });
      else if (challengeCode !== null) {
        const made = { code: challengeCode, maker: required(playerUUID) };
        await this.challenges.restoreName(transaction, made, name);
      } else await this.players.restoreName(transaction, required(playerUUID), name);
    },
    spread: async ({ playerUUID, challengeCode }) => {
      if (playerUUID !== null && challengeCode === null) await this.games.changed(playerUUID);
    },
  };

  readonly 'leave-out': Measure = {
    take: async (transaction, { playerUUID }) => {
      const player = required(playerUUID);
      await this.players.setLeftOut(transaction, player, true);
      return { ...NO_NAMES, players: [player] };
    },
    // Another report may have led to the same.
    undo: async (transaction, { playerUUID }) => {
      const player = required(playerUUID);
      await this.players.setLeftOut(transaction, player, await this.actions.isLeftOut(transaction, player));
    },
  };

  readonly 'end-share': Measure = {
    take: async (transaction, { playerUUID, shareId, replayShareId }) => {
      if (replayShareId === null) await this.results.end(transaction, required(shareId));
      else await this.replays.end(transaction, replayShareId);
      return { ...NO_NAMES, players: playerUUID === null ? [] : [playerUUID] };
    },
    undo: (transaction, { shareId, replayShareId }) =>
      replayShareId === null
        ? this.results.resume(transaction, required(shareId))
        : this.replays.resume(transaction, replayShareId),
  };

  readonly 'end-challenge': Measure = {
    take: async (transaction, { playerUUID, challengeCode }) => {
      await this.challenges.end(transaction, required(challengeCode));
      return { ...NO_NAMES, players: playerUUID === null ? [] : [playerUUID] };
    },
    undo: (transaction, { challengeCode }) => this.challenges.resume(transaction, required(challengeCode)),
  };

  readonly dismiss: Measure = {
    take: () => Promise.resolve({ ...NO_NAMES, players: [] }),
    undo: () => Promise.resolve(),
  };
}

interface ActionCommand {
  reportId: string;
  action: ReportAction;
  /** What the players concerned are told; by default, the most frequent reason of the report. */
  reason: ReportReason | undefined;
  /** The name that the admin wants to remove; by default, as it was reported. */
  seen: string | undefined;
}

/** Acts on a report, or undoes that. Either is in effect once, however often it is commanded. */
@Injectable()
export class ActOnReport {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly actions: ReportActionsRepository,
    private readonly measures: Measures,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(command: ActionCommand): Promise<void> {
    await this.settle(command, (transaction, report) => this.take(transaction, report, command));
  }

  async undo(command: Pick<ActionCommand, 'reportId' | 'action'>): Promise<void> {
    try {
      await this.settle(command, (transaction, report) => this.takeBack(transaction, report, command.action));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('UNDO_IMPOSSIBLE', { message: MODERATION_TEXTS.takenMeanwhile });
    }
  }

  private async settle(
    { reportId, action }: Pick<ActionCommand, 'reportId' | 'action'>,
    change: (transaction: Transaction, report: LockedReport) => Promise<void>,
  ): Promise<void> {
    const report = await this.transactions.run(async (transaction) => {
      const locked = await this.reports.lock(transaction, reportId);
      if (!locked) throw new AppError('REPORT_NOT_FOUND', { field: 'reportId' });
      if (!ACTIONS_FOR[locked.kind].includes(action))
        throw new AppError('ACTION_UNFITTING', { field: 'action' });
      await change(transaction, locked);
      return locked;
    });
    await this.measures[action].spread?.(report);
  }

  private async take(
    transaction: Transaction,
    report: LockedReport,
    { action, reason = report.reason, seen = report.name ?? undefined }: ActionCommand,
  ): Promise<void> {
    const before = await this.actions.of(transaction, report.id);
    if (before.some((taken) => taken.action === action)) return;
    if (action === 'dismiss' && before.length > 0) throw new AppError('REPORT_HANDLED', { field: 'action' });
    const { players, ...names } = await this.measures[action].take(transaction, report, seen ?? null);
    const at = new Date(this.clock.now());
    await this.actions.add(transaction, report.id, { action, reason, at, ...names }, players);
    // Acting on a dismissed report lifts the dismissal.
    if (before.some((taken) => taken.action === 'dismiss')) {
      await this.actions.remove(transaction, report.id, 'dismiss');
    }
  }

  private async takeBack(
    transaction: Transaction,
    report: LockedReport,
    action: ReportAction,
  ): Promise<void> {
    const taken = (await this.actions.of(transaction, report.id)).find((one) => one.action === action);
    if (!taken) return;
    await this.actions.remove(transaction, report.id, action);
    await this.measures[action].undo(transaction, report, taken);
  }
}
