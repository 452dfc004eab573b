import { Controller, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf, AnswerOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus } from '../solo-games/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { SimpleDailyService } from './simple-daily.service.js';
import type { SimpleGameEntity } from './simple-daily.entity.js';
import { SimpleGamesRepository } from './simple-games.repository.js';
import { simpleView } from './simple-daily.state.js';

const responseWith = (game: SimpleGameEntity): AnswerOf<typeof CALLS.getSimpleDaily> => ({
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
    @Input() { userTimezone }: InputOf<typeof CALLS.createSimpleDaily>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const started = await this.service.create({ playerUUID, player, userTimezone });
    return responseWith(withStatus(response, started));
  }

  @Endpoint(CALLS.getSimpleDaily)
  async get(@Caller() player: string, @Input() { gameId }: InputOf<typeof CALLS.getSimpleDaily>) {
    return responseWith(await this.games.findOwn(gameId, player));
  }

  @Endpoint(CALLS.actInSimpleDaily)
  async action(@Caller() player: string, @Input() input: InputOf<typeof CALLS.actInSimpleDaily>) {
    return responseWith(await this.service.play(player, input));
  }
}
