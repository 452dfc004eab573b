import { Body, Controller, Param, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf, QueryOf } from '@tessera/contracts/wire';
import { Account } from '../auth/index.js';
import { HeldBackService } from '../daily/index.js';
import { FeedbackService } from '../feedback/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
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
  async dashboardMetrics(
    @Account() account: AccountSession | undefined,
  ): Promise<ResponseOf<typeof CALLS.adminMetrics>> {
    await this.audit.note(account, CALLS.adminMetrics);
    return { success: true, metrics: await this.metrics.read() };
  }

  @Endpoint(CALLS.adminFeedback)
  async recentFeedback(
    @Account() account: AccountSession | undefined,
    @Query({ schema: CALLS.adminFeedback.query }) query: QueryOf<typeof CALLS.adminFeedback>,
  ): Promise<ResponseOf<typeof CALLS.adminFeedback>> {
    await this.audit.note(account, CALLS.adminFeedback, query);
    return { success: true, feedback: await this.feedback.since(query.days, query.limit) };
  }

  @Endpoint(CALLS.adminOperations)
  async overview(
    @Account() account: AccountSession | undefined,
  ): Promise<ResponseOf<typeof CALLS.adminOperations>> {
    await this.audit.note(account, CALLS.adminOperations);
    return { success: true, ...(await this.operations.read()) };
  }

  @Endpoint(CALLS.adminHeldBack)
  async heldBackResults(
    @Account() account: AccountSession | undefined,
    @Query({ schema: CALLS.adminHeldBack.query }) query: QueryOf<typeof CALLS.adminHeldBack>,
  ): Promise<ResponseOf<typeof CALLS.adminHeldBack>> {
    await this.audit.note(account, CALLS.adminHeldBack, query);
    return { success: true, ...(await this.heldBack.list(query.page)) };
  }

  @Endpoint(CALLS.decideHeldBack)
  async decideHeldBack(
    @Account() account: AccountSession | undefined,
    @Param({ schema: CALLS.decideHeldBack.params }) { gameId }: ParamsOf<typeof CALLS.decideHeldBack>,
    @Body({ schema: CALLS.decideHeldBack.body }) { counts }: BodyOf<typeof CALLS.decideHeldBack>,
  ): Promise<ResponseOf<typeof CALLS.decideHeldBack>> {
    await this.audit.note(account, CALLS.decideHeldBack, { gameId, counts });
    return { success: true, result: await this.heldBack.decide(gameId, counts) };
  }

  @Endpoint(CALLS.runAdminJob)
  async runJob(
    @Account() account: AccountSession | undefined,
    @Param({ schema: CALLS.runAdminJob.params }) params: ParamsOf<typeof CALLS.runAdminJob>,
    @Body({ schema: CALLS.runAdminJob.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.runAdminJob>> {
    await this.audit.note(account, CALLS.runAdminJob, params);
    await this.operations.run(params.name);
    return { success: true };
  }
}
