import { Controller, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus, gridGameView } from '../solo-games/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { PracticeService } from './practice.service.js';
import { type PracticeEntity, PracticeRepository } from './practice.repository.js';

@Controller()
export class PracticeController {
  constructor(
    private readonly service: PracticeService,
    private readonly games: PracticeRepository,
    private readonly lexicon: Lexicon,
  ) {}

  @Endpoint(CALLS.practiceMonth)
  month(@Caller() player: string | undefined, @Input() { month }: InputOf<typeof CALLS.practiceMonth>) {
    return this.service.month(month, player);
  }

  @Endpoint(CALLS.createPractice)
  async create(
    @Caller() player: string,
    @Input() { date }: InputOf<typeof CALLS.createPractice>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.respond(withStatus(response, await this.service.create(player, date)));
  }

  @Endpoint(CALLS.getPractice)
  async get(@Caller() player: string, @Input() { gameId }: InputOf<typeof CALLS.getPractice>) {
    return this.respond(await this.games.findOwn(gameId, player));
  }

  @Endpoint(CALLS.completePractice)
  async complete(@Caller() playerUUID: string, @Input() input: InputOf<typeof CALLS.completePractice>) {
    return this.respond(await this.service.complete({ ...input, playerUUID }));
  }

  private respond(game: PracticeEntity) {
    return { game: gridGameView(game, this.lexicon) };
  }
}
