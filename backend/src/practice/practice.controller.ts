import { Body, Controller, Param, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus, gridGameView } from '../solo-games/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { PracticeService } from './practice.service.js';
import { type PracticeEntity, PracticeRepository } from './practice.repository.js';

type ById = ParamsOf<typeof CALLS.getPractice>;

@Controller()
export class PracticeController {
  constructor(
    private readonly service: PracticeService,
    private readonly games: PracticeRepository,
    private readonly lexicon: Lexicon,
  ) {}

  @Endpoint(CALLS.practiceMonth)
  async month(
    @Caller() player: string | undefined,
    @Param({ schema: CALLS.practiceMonth.params }) { month }: ParamsOf<typeof CALLS.practiceMonth>,
  ): Promise<ResponseOf<typeof CALLS.practiceMonth>> {
    return { success: true, ...(await this.service.month(month, player)) };
  }

  @Endpoint(CALLS.createPractice)
  async create(
    @Caller() player: string,
    @Body({ schema: CALLS.createPractice.body }) { date }: BodyOf<typeof CALLS.createPractice>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.respond(withStatus(response, await this.service.create(player, date)));
  }

  @Endpoint(CALLS.getPractice)
  async get(@Caller() player: string, @Param({ schema: CALLS.getPractice.params }) { gameId }: ById) {
    return this.respond(await this.games.findOwn(gameId, player));
  }

  @Endpoint(CALLS.completePractice)
  async complete(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.completePractice.params }) { gameId }: ById,
    @Body({ schema: CALLS.completePractice.body }) body: BodyOf<typeof CALLS.completePractice>,
  ) {
    return this.respond(await this.service.complete({ gameId, playerUUID, ...body }));
  }

  private respond(game: PracticeEntity): ResponseOf<typeof CALLS.getPractice> {
    return { success: true, game: gridGameView(game, this.lexicon) };
  }
}
