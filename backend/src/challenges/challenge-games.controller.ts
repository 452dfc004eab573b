import { Controller, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus } from '../solo-games/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { ChallengeGameEntity } from './challenge.entity.js';
import { ChallengeGamesRepository } from './challenge-games.repository.js';
import { challengeGameView } from './challenge.view.js';
import { ChallengeGamesService } from './challenge-games.service.js';

/** A player's own game of a challenge. */
@Controller()
export class ChallengeGamesController {
  constructor(
    private readonly service: ChallengeGamesService,
    private readonly games: ChallengeGamesRepository,
    private readonly lexicon: Lexicon,
  ) {}

  @Endpoint(CALLS.startChallenge)
  async start(
    @Caller() player: string,
    @Input() { code }: InputOf<typeof CALLS.startChallenge>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.respond(withStatus(response, await this.service.start(code, player)));
  }

  @Endpoint(CALLS.getChallengeGame)
  async get(@Caller() player: string, @Input() { code }: InputOf<typeof CALLS.getChallengeGame>) {
    return this.respond(await this.games.findOwn(code, player));
  }

  @Endpoint(CALLS.completeChallenge)
  async complete(@Caller() playerUUID: string, @Input() input: InputOf<typeof CALLS.completeChallenge>) {
    return this.respond(await this.service.complete({ ...input, playerUUID }));
  }

  @Endpoint(CALLS.withdrawChallengeGame)
  async withdraw(@Caller() player: string, @Input() { code }: InputOf<typeof CALLS.withdrawChallengeGame>) {
    await this.service.withdraw(code, player);
  }

  private respond(game: ChallengeGameEntity) {
    return { game: challengeGameView(game, this.lexicon) };
  }
}
