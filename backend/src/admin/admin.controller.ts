import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { HeldBackService } from '../daily/index.js';
import { FeedbackService } from '../feedback/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { AccountSession } from '../platform/requests/request.js';
import { Audit } from './audit.js';
import { Operations } from './operations.js';
import { MetricsService } from './metrics.service.js';

/** Each call is recorded in the audit log before its response. The guard has checked the role. */
@Controller()
export class AdminController {
  constructor(
    private readonly audit: Audit,
    private readonly metrics: MetricsService,
    private readonly feedback: FeedbackService,
    private readonly operations: Operations,
    private readonly heldBack: HeldBackService,
  ) {}

  @Endpoint(CALLS.adminMetrics)
  async dashboardMetrics(@Account() account: AccountSession | undefined) {
    await this.audit.note(account, CALLS.adminMetrics);
    return { metrics: await this.metrics.read() };
  }

  @Endpoint(CALLS.adminFeedback)
  async recentFeedback(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.adminFeedback>,
  ) {
    await this.audit.note(account, CALLS.adminFeedback, input);
    return { feedback: await this.feedback.since(input.days, input.limit) };
  }

  @Endpoint(CALLS.adminOperations)
  async overview(@Account() account: AccountSession | undefined) {
    await this.audit.note(account, CALLS.adminOperations);
    return this.operations.read();
  }

  @Endpoint(CALLS.adminHeldBack)
  async heldBackResults(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.adminHeldBack>,
  ) {
    await this.audit.note(account, CALLS.adminHeldBack, input);
    return this.heldBack.list(input.page);
  }

  @Endpoint(CALLS.decideHeldBack)
  async decideHeldBack(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.decideHeldBack>,
  ) {
    await this.audit.note(account, CALLS.decideHeldBack, input);
    return { result: await this.heldBack.decide(input.gameId, input.counts) };
  }

  @Endpoint(CALLS.runAdminJob)
  async runJob(
    @Account() account: AccountSession | undefined,
    @Input() input: InputOf<typeof CALLS.runAdminJob>,
  ) {
    await this.audit.note(account, CALLS.runAdminJob, input);
    await this.operations.run(input.name);
  }
}
