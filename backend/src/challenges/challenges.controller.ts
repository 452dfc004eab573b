import { Controller, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { baseUrlFor } from '../platform/http/origin.js';
import type { AppRequest } from '../platform/requests/request.js';
import { Caller } from '../players/index.js';
import { challengeGridView, challengeView, fullRowsOf } from './challenge.view.js';
import type { ChallengeRow } from './challenges.repository.js';
import { ChallengesService } from './challenges.service.js';

/** Letters that players have chosen for others. */
@Controller()
export class ChallengesController {
  constructor(
    private readonly challenges: ChallengesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.createChallenge)
  async create(
    @Caller() player: string,
    @Input() input: InputOf<typeof CALLS.createChallenge>,
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { code, isNew } = await this.challenges.create(player, input);
    if (!isNew) response.status(HttpStatus.OK);
    return { challenge: this.view(await this.challenges.one(code, player), player, request) };
  }

  @Endpoint(CALLS.listChallenges)
  async list(
    @Caller() player: string,
    @Input() input: InputOf<typeof CALLS.listChallenges>,
    @Req() request: AppRequest,
  ) {
    const { rows, hasMore } = await this.challenges.list(player, input);
    return { challenges: rows.map((row) => this.view(row, player, request)), hasMore };
  }

  @Endpoint(CALLS.getChallenge)
  async get(
    @Caller() viewer: string | undefined,
    @Input() { code }: InputOf<typeof CALLS.getChallenge>,
    @Req() request: AppRequest,
  ) {
    return { challenge: this.view(await this.challenges.one(code, viewer), viewer, request) };
  }

  @Endpoint(CALLS.deleteChallenge)
  async remove(@Caller() player: string, @Input() { code }: InputOf<typeof CALLS.deleteChallenge>) {
    await this.challenges.remove(code, player);
  }

  @Endpoint(CALLS.challengeGrids)
  async grids(
    @Caller() viewer: string,
    @Input() { code, page }: InputOf<typeof CALLS.challengeGrids>,
    @Req() request: AppRequest,
  ) {
    const { challenge, grids, own, hasMore } = await this.challenges.played(code, viewer, page);
    const parties = { viewer, maker: challenge.playerUUID };
    return {
      challenge: this.view(challenge, viewer, request),
      perfectGrid: challenge.witness === null ? null : fullRowsOf(challenge.witness),
      grids: grids.map((row) => challengeGridView(row, parties)),
      own: own && challengeGridView(own, parties),
      hasMore,
    };
  }

  private view(row: ChallengeRow, viewer: string | undefined, request: AppRequest) {
    return challengeView(row, viewer, baseUrlFor(request, this.config.publicOrigin));
  }
}
