import { Injectable } from '@nestjs/common';
import {
  ACTIONS_FOR,
  MODERATION_TEXTS,
  type ReportAction,
  type ReportReason,
} from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { isUniqueViolation } from '../platform/database/unique-violation.js';
import { AppError } from '../platform/requests/app-error.js';
import { Measures } from './measures.js';
import { ReportActionsStore } from './report-actions.store.js';
import { ReportsStore, type LockedReport } from './reports.store.js';

export interface ActionCommand {
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
    private readonly reports: ReportsStore,
    private readonly actions: ReportActionsStore,
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
