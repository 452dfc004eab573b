import { Body, Controller, Param, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { BodyOf, ResponseOf } from '@tessera/contracts/wire';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { Caller } from '../../players/index.js';
import { correlationOf, type ByGame } from '../api/game.inputs.js';
import { SlowGamesService } from './slow-games.service.js';

/** The REST handlers of what players do beside their moves. */
@Controller()
export class SlowGamesController {
  constructor(private readonly slow: SlowGamesService) {}

  @Endpoint(CALLS.nudge)
  async nudge(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.nudge.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.nudge.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.nudge>> {
    const next = await this.slow.nudge({ gameId, playerUUID });
    return { success: true, nudgeFrom: new Date(next).toISOString() };
  }

  @Endpoint(CALLS.letGo)
  async letGo(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.letGo.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.letGo.body }) _body: unknown,
    @Req() request: AppRequest,
  ): Promise<ResponseOf<typeof CALLS.letGo>> {
    const correlationId = correlationOf(request);
    return { success: true, ...(await this.slow.letGo({ gameId, playerUUID, correlationId })) };
  }

  @Endpoint(CALLS.react)
  async react(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.react.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.react.body }) { reaction }: BodyOf<typeof CALLS.react>,
  ): Promise<ResponseOf<typeof CALLS.react>> {
    return { success: true, sent: await this.slow.react({ gameId, playerUUID, reaction }) };
  }
}
