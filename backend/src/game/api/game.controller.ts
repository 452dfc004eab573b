import { Body, Controller, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { BodyOf, ResponseOf } from '@tessera/contracts/wire';
import type { Seat } from '@tessera/rules';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Endpoint } from '../../platform/http/endpoint.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../../players/index.js';
import { GamesService } from '../lifecycle/games.service.js';
import { SlowGamesService } from '../lifecycle/slow-games.service.js';
import {
  GameCommands,
  type ByGame,
  type CommandContext,
  type JoinGameInput,
  type SubmitLetterInput,
  type SubmitPlacementInput,
  type UpdateStatusInput,
} from './game-commands.js';
import { GameModes, type GameMode } from './game-modes.js';

/** The same without the game, which is in the path. */
type WithoutGame<Input extends ByGame> = Omit<Input, 'gameId'>;

/** Who calls, and the ID with which the request is logged and answered, and its events are stored. */
const contextOf = (playerUUID: string, { id }: AppRequest): CommandContext => ({
  playerUUID,
  correlationId: typeof id === 'string' ? id : randomUUID(),
});

/** The REST handlers of live games, and of other modes that use the same calls. */
@Controller()
export class GameController {
  constructor(
    private readonly commands: GameCommands,
    private readonly modes: GameModes,
    private readonly games: GamesService,
    private readonly slowGames: SlowGamesService,
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
      return { success: true, ...(await this.games.create(playerUUID, { requestId })) };
    }
    const { answer, isNew } = await this.modes.other.create({ playerUUID, player }, body);
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
    return this.commands.join(contextOf(playerUUID, request), { ...body, gameId });
  }

  @Endpoint(CALLS.submitLetter)
  letter(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.submitLetter.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.submitLetter.body }) body: WithoutGame<SubmitLetterInput>,
    @Req() request: AppRequest,
  ) {
    const context = contextOf(playerUUID, request);
    return this.move(gameId, request, (game) => game.letter(context, { ...body, gameId }));
  }

  @Endpoint(CALLS.submitPlacement)
  placement(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.submitPlacement.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.submitPlacement.body }) body: WithoutGame<SubmitPlacementInput>,
    @Req() request: AppRequest,
  ) {
    const context = contextOf(playerUUID, request);
    return this.move(gameId, request, (game) => game.place(context, { ...body, gameId }));
  }

  @Endpoint(CALLS.activeGames)
  async active(@Caller() player: string, @Param({ schema: CALLS.activeGames.params }) _params: unknown) {
    return { success: true, games: await this.games.activeOf(player) };
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
    const game = await this.games.resetPlayer(gameId, player, playerId);
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
    return this.commands.rematch(contextOf(playerUUID, request), gameId);
  }

  @Endpoint(CALLS.hideGame)
  async hide(@Caller() player: string, @Param({ schema: CALLS.hideGame.params }) { gameId }: ByGame) {
    await this.games.hide(gameId, player);
    return { success: true };
  }

  @Endpoint(CALLS.nudge)
  async nudge(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.nudge.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.nudge.body }) _body: unknown,
  ): Promise<ResponseOf<typeof CALLS.nudge>> {
    const next = await this.slowGames.nudge({ gameId, playerUUID });
    return { success: true, nudgeFrom: new Date(next).toISOString() };
  }

  @Endpoint(CALLS.letGo)
  async letGo(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.letGo.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.letGo.body }) _body: unknown,
    @Req() request: AppRequest,
  ): Promise<ResponseOf<typeof CALLS.letGo>> {
    return { success: true, ...(await this.slowGames.letGo({ ...contextOf(playerUUID, request), gameId })) };
  }

  @Endpoint(CALLS.react)
  async react(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.react.params }) { gameId }: ByGame,
    @Body({ schema: CALLS.react.body }) { reaction }: BodyOf<typeof CALLS.react>,
  ): Promise<ResponseOf<typeof CALLS.react>> {
    return { success: true, sent: await this.slowGames.react({ gameId, playerUUID, reaction }) };
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
