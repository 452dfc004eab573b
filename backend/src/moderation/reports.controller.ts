import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { ReportsService } from './reports.service.js';
import { Audit } from '../admin/index.js';
import { Account } from '../auth/index.js';
import type { AccountSession } from '../platform/requests/request.js';
import { ActOnReport } from './act-on-report.js';

/**
 * Sends reports, and lets admins handle them. Their calls are recorded in the audit log before the response; the guard
 * has checked the role.
 */
@Controller()
export class ReportsController {
  constructor(
    private readonly reports: ReportsService,
    private readonly audit: Audit,
    private readonly actOnReport: ActOnReport,
  ) {}

  @Endpoint(CALLS.sendReport)
  async send(@Caller() player: string, @Input() input: InputOf<typeof CALLS.sendReport>) {
    await this.reports.send(player, input);
  }

  @Endpoint(CALLS.adminReports)
  async list(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.adminReports>,
  ) {
    await this.audit.note(account, CALLS.adminReports, input);
    return this.reports.list(input);
  }

  @Endpoint(CALLS.actOnReport)
  async act(
    @Account() account: AccountSession | undefined,
    @Input() { reportId, action, undo, reason, seen }: InputOf<typeof CALLS.actOnReport>,
  ) {
    // Without the name, which would outlive its removal there.
    await this.audit.note(account, CALLS.actOnReport, { reportId, action, undo, ...(reason && { reason }) });
    if (undo) await this.actOnReport.undo({ reportId, action });
    else await this.actOnReport.execute({ reportId, action, reason, seen });
    return { report: await this.reports.one(reportId) };
  }
}
