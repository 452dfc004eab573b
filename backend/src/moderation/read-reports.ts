import { Injectable } from '@nestjs/common';
import type { ResponseOf, CALLS, QueryOf, Report } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { AppError } from '../platform/requests/app-error.js';
import { ReportRowsStore } from './report-rows.store.js';
import { reportView } from './report.view.js';

/** What was reported, for admins. */
@Injectable()
export class ReadReports {
  constructor(private readonly rows: ReportRowsStore) {}

  async list({
    state,
    page,
  }: QueryOf<typeof CALLS.adminReports>): Promise<Omit<ResponseOf<typeof CALLS.adminReports>, 'success'>> {
    const [rows, openCount] = await Promise.all([this.rows.list(state, page), this.rows.countOpen()]);
    const reports = rows.slice(0, LIMITS.REPORTS_PAGE).map(reportView);
    return { reports, openCount, hasMore: rows.length > reports.length };
  }

  async one(reportId: string): Promise<Report> {
    const row = await this.rows.find(reportId);
    if (!row) throw new AppError('REPORT_NOT_FOUND', { field: 'reportId' });
    return reportView(row);
  }
}
