import { Body, Controller, Param, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus } from '../solo-games/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { SimpleDailyService } from './simple-daily.service.js';
import type { SimpleGameEntity } from './simple-daily.entity.js';
import { SimpleGamesRepository } from './simple-games.repository.js';
import { simpleView } from './simple-daily.state.js';

type ById = ParamsOf<typeof CALLS.getSimpleDaily>;

const responseWith = (game: SimpleGameEntity): ResponseOf<typeof CALLS.getSimpleDaily> => ({
  success: true,
  game: simpleView(game),
});

@Controller()
export class SimpleDailyController {
  constructor(
    private readonly service: SimpleDailyService,
    private readonly games: SimpleGamesRepository,
  ) {}

  @Endpoint(CALLS.createSimpleDaily)
  async create(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Body({ schema: CALLS.createSimpleDaily.body }) { userTimezone }: BodyOf<typeof CALLS.createSimpleDaily>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const started = await this.service.create({ playerUUID, player, userTimezone });
    return responseWith(withStatus(response, started));
  }

  @Endpoint(CALLS.getSimpleDaily)
  async get(@Caller() player: string, @Param({ schema: CALLS.getSimpleDaily.params }) { gameId }: ById) {
    return responseWith(await this.games.findOwn(gameId, player));
  }

  @Endpoint(CALLS.actInSimpleDaily)
  async action(
    @Caller() player: string,
    @Param({ schema: CALLS.actInSimpleDaily.params }) { gameId }: ById,
    @Body({ schema: CALLS.actInSimpleDaily.body }) body: BodyOf<typeof CALLS.actInSimpleDaily>,
  ) {
    return responseWith(await this.service.play(gameId, player, body));
  }
}
