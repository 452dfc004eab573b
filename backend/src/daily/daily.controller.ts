import { Controller, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus, gridGameView } from '../solo-games/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { AppRequest } from '../platform/requests/request.js';
import { addressKey } from '../platform/requests/address-key.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { CompleteDaily } from './complete-daily.js';
import { CreateDaily } from './create-daily.js';
import type { DailyGameEntity } from './daily.entity.js';
import { DailyGamesRepository } from './daily-games.repository.js';

@Controller()
export class DailyController {
  constructor(
    private readonly createDaily: CreateDaily,
    private readonly completeDaily: CompleteDaily,
    private readonly games: DailyGamesRepository,
    private readonly lexicon: Lexicon,
  ) {}

  @Endpoint(CALLS.createDaily)
  async create(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { userTimezone }: InputOf<typeof CALLS.createDaily>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const started = await this.createDaily.execute({ playerUUID, player, userTimezone });
    return this.respond(withStatus(response, started));
  }

  @Endpoint(CALLS.completeDaily)
  async complete(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() input: InputOf<typeof CALLS.completeDaily>,
    @Req() { ip, socket }: AppRequest,
  ) {
    const address = addressKey(ip, socket.remoteAddress);
    return this.respond(await this.completeDaily.execute({ ...input, playerUUID, player, address }));
  }

  @Endpoint(CALLS.getDaily)
  async get(@Caller() player: string, @Input() { gameId }: InputOf<typeof CALLS.getDaily>) {
    return this.respond(await this.games.findOwn(gameId, player));
  }

  private respond(game: DailyGameEntity) {
    const { heldBack } = game;
    const view = gridGameView(game, this.lexicon);
    return { game: heldBack ? { ...view, heldBack } : view };
  }
}
