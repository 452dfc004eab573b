import { Body, Controller, Param, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf, ParamsOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { withStatus } from '../solo-games/index.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { ChallengeGameEntity } from './challenge.entity.js';
import { ChallengeGamesRepository } from './challenge-games.repository.js';
import { challengeGameView } from './challenge.view.js';
import { ChallengeGamesService } from './challenge-games.service.js';

type ByCode = ParamsOf<typeof CALLS.getChallengeGame>;

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
    @Param({ schema: CALLS.startChallenge.params }) { code }: ByCode,
    @Body({ schema: CALLS.startChallenge.body }) _: BodyOf<typeof CALLS.startChallenge>,
    @Res({ passthrough: true }) response: Response,
  ) {
    return this.respond(withStatus(response, await this.service.start(code, player)));
  }

  @Endpoint(CALLS.getChallengeGame)
  async get(@Caller() player: string, @Param({ schema: CALLS.getChallengeGame.params }) { code }: ByCode) {
    return this.respond(await this.games.findOwn(code, player));
  }

  @Endpoint(CALLS.completeChallenge)
  async complete(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.completeChallenge.params }) { code }: ByCode,
    @Body({ schema: CALLS.completeChallenge.body }) body: BodyOf<typeof CALLS.completeChallenge>,
  ) {
    return this.respond(await this.service.complete({ code, playerUUID, ...body }));
  }

  @Endpoint(CALLS.withdrawChallengeGame)
  async withdraw(
    @Caller() player: string,
    @Param({ schema: CALLS.withdrawChallengeGame.params }) { code }: ByCode,
  ): Promise<ResponseOf<typeof CALLS.withdrawChallengeGame>> {
    await this.service.withdraw(code, player);
    return { success: true };
  }

  private respond(game: ChallengeGameEntity): ResponseOf<typeof CALLS.getChallengeGame> {
    return { success: true, game: challengeGameView(game, this.lexicon) };
  }
}
