import { Body, Controller, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { BodyOf } from '@tessera/contracts/wire';
import type { Seat } from '@tessera/rules';
import type { Response } from 'express';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../../players/index.js';
import {
  type ByGame,
  type JoinGameInput,
  type SubmitLetterInput,
  type SubmitPlacementInput,
  type UpdateStatusInput,
  type WithoutGame,
  correlationOf,
} from './game.inputs.js';
import { CreateGame } from '../lifecycle/create-game.js';
import { GameCommands } from './game-commands.js';
import { GameModes, type GameMode } from './game-modes.js';
import { HideGame } from '../lifecycle/hide-game.js';
import { ListActiveGames } from '../lifecycle/list-active-games.js';
import { ResetPlayer } from '../lifecycle/reset-player.js';

/** The REST handlers of live games, and of other modes that use the same calls. */
@Controller()
export class GameController {
  constructor(
    private readonly commands: GameCommands,
    private readonly modes: GameModes,
    private readonly createGame: CreateGame,
    private readonly listActive: ListActiveGames,
    private readonly resetPlayer: ResetPlayer,
    private readonly hideGame: HideGame,
    private readonly serviceLog: ServiceLog,
  ) {}

  @Endpoint(CALLS.createGame)
  async create(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Body({ schema: CALLS.createGame.body }) body: BodyOf<typeof CALLS.createGame>,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (body?.gameMode !== 'daily') {
      const requestId = body?.requestId;
      return { success: true, ...(await this.createGame.execute(playerUUID, { requestId })) };
    }
    const mode = this.modes.named(body.gameMode);
    const { answer, isNew } = await mode.create({ playerUUID, player }, body);
    if (!isNew) response.status(HttpStatus.OK);
    return answer;
  }

  @Endpoint(CALLS.joinGame)
  join(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.joinGame.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.joinGame.body }) body: WithoutGame<JoinGameInput>,
    @Req() request: AppRequest,
  ) {
    return this.commands.join({ playerUUID, correlationId: correlationOf(request) }, { ...body, gameId });
  }

  @Endpoint(CALLS.submitLetter)
  letter(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.submitLetter.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.submitLetter.body }) body: WithoutGame<SubmitLetterInput>,
    @Req() request: AppRequest,
  ) {
    const context = { playerUUID, correlationId: correlationOf(request) };
    return this.move(gameId, request, (game) => game.letter(context, { ...body, gameId }));
  }

  @Endpoint(CALLS.submitPlacement)
  placement(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.submitPlacement.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.submitPlacement.body }) body: WithoutGame<SubmitPlacementInput>,
    @Req() request: AppRequest,
  ) {
    const context = { playerUUID, correlationId: correlationOf(request) };
    return this.move(gameId, request, (game) => game.place(context, { ...body, gameId }));
  }

  @Endpoint(CALLS.activeGames)
  async active(@Caller() player: string, @Param({ schema: CALLS.activeGames.params }) _params: unknown) {
    return { success: true, games: await this.listActive.execute(player) };
  }

  @Endpoint(CALLS.getGame)
  get(
    @Caller() player: string | undefined,
    @Param({ schema: CALLS.getGame.params }) { gameId }: ByGame,
    @Query({ schema: CALLS.getGame.query }) _query: unknown,
  ) {
    return (this.modes.of(gameId) ?? this.commands).read(player, gameId);
  }

  @Endpoint(CALLS.resetPlayer)
  async reset(
    @Caller() player: string,
    @Param({ schema: CALLS.resetPlayer.params }) { gameId, playerId }: ByGame & { playerId: Seat },
    @Body({ schema: CALLS.resetPlayer.body }) _body: unknown,
  ) {
    const game = await this.resetPlayer.execute(gameId, player, playerId);
    return { success: true, game, message: `You are player ${playerId}.`, playerId };
  }

  @Endpoint(CALLS.updateStatus)
  status(
    @Caller() player: string,
    @Param({ schema: CALLS.updateStatus.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.updateStatus.body }) { status }: WithoutGame<UpdateStatusInput>,
  ) {
    return this.commands.status(player, gameId, status);
  }

  @Endpoint(CALLS.rematch)
  rematch(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.rematch.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.rematch.body }) _body: unknown,
    @Req() request: AppRequest,
  ) {
    return this.commands.rematch({ playerUUID, correlationId: correlationOf(request) }, gameId);
  }

  @Endpoint(CALLS.hideGame)
  async hide(@Caller() player: string, @Param({ schema: CALLS.hideGame.params }) { gameId }: ByGame) {
    await this.hideGame.execute(gameId, player);
    return { success: true };
  }

  /** A move of a live game counts on the status page with its time, like one over the live connection. */
  private async move<Answer>(
    gameId: string,
    { receivedAt }: AppRequest,
    play: (game: Pick<GameMode | GameCommands, 'letter' | 'place'>) => Promise<Answer>,
  ): Promise<Answer> {
    const mode = this.modes.of(gameId);
    if (mode) return play(mode);
    const answer = await play(this.commands);
    this.serviceLog.answered((performance.now() - receivedAt) / 1000);
    return answer;
  }
}
