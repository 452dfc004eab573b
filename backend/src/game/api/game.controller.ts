import { Controller, HttpStatus, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf, InputOf } from '@tessera/contracts/wire';
import type { Response } from 'express';
import { randomUUID } from 'node:crypto';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import type { AppRequest } from '../../platform/requests/request.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../../players/index.js';
import { GamesService } from '../lifecycle/games.service.js';
import { SlowGamesService } from '../lifecycle/slow-games.service.js';
import { GameCommands, type ByGame, type CommandContext } from './game-commands.js';
import { GameModes, type GameMode } from './game-modes.js';

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
    @Input() input: InputOf<typeof CALLS.createGame>,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (input.gameMode !== 'daily') {
      const { requestId } = input;
      return this.games.create(playerUUID, { requestId });
    }
    const { answer, isNew } = await this.modes.other.create({ playerUUID, player }, input);
    if (!isNew) response.status(HttpStatus.OK);
    return answer;
  }

  @Endpoint(CALLS.joinGame)
  join(
    @Caller() playerUUID: string,
    @Input() input: InputOf<typeof CALLS.joinGame>,
    @Req() request: AppRequest,
  ) {
    return this.commands.join(contextOf(playerUUID, request), input);
  }

  @Endpoint(CALLS.submitLetter)
  letter(
    @Caller() playerUUID: string,
    @Input() input: InputOf<typeof CALLS.submitLetter>,
    @Req() request: AppRequest,
  ) {
    const context = contextOf(playerUUID, request);
    return this.move(input, request, (game) => game.letter(context, input));
  }

  @Endpoint(CALLS.submitPlacement)
  placement(
    @Caller() playerUUID: string,
    @Input() input: InputOf<typeof CALLS.submitPlacement>,
    @Req() request: AppRequest,
  ) {
    const context = contextOf(playerUUID, request);
    return this.move(input, request, (game) => game.place(context, input));
  }

  @Endpoint(CALLS.activeGames)
  async active(@Caller() player: string, @Input() _input: unknown) {
    return { games: await this.games.activeOf(player) };
  }

  @Endpoint(CALLS.getGame)
  get(@Caller() player: string | undefined, @Input() { gameId }: InputOf<typeof CALLS.getGame>) {
    return (this.modes.of(gameId) ?? this.commands).read(player, gameId);
  }

  @Endpoint(CALLS.resetPlayer)
  async reset(
    @Caller() player: string,
    @Input() { gameId, playerId }: InputOf<typeof CALLS.resetPlayer>,
  ): Promise<AnswerOf<typeof CALLS.resetPlayer>> {
    const game = await this.games.resetPlayer(gameId, player, playerId);
    return { game, message: `You are player ${playerId}.`, playerId };
  }

  @Endpoint(CALLS.updateStatus)
  status(@Caller() player: string, @Input() { gameId, status }: InputOf<typeof CALLS.updateStatus>) {
    return this.commands.status(player, gameId, status);
  }

  @Endpoint(CALLS.rematch)
  rematch(
    @Caller() playerUUID: string,
    @Input() { gameId }: InputOf<typeof CALLS.rematch>,
    @Req() request: AppRequest,
  ) {
    return this.commands.rematch(contextOf(playerUUID, request), gameId);
  }

  @Endpoint(CALLS.hideGame)
  async hide(@Caller() player: string, @Input() { gameId }: InputOf<typeof CALLS.hideGame>) {
    await this.games.hide(gameId, player);
  }

  @Endpoint(CALLS.nudge)
  async nudge(@Caller() playerUUID: string, @Input() { gameId }: InputOf<typeof CALLS.nudge>) {
    const next = await this.slowGames.nudge({ gameId, playerUUID });
    return { nudgeFrom: new Date(next).toISOString() };
  }

  @Endpoint(CALLS.letGo)
  letGo(
    @Caller() playerUUID: string,
    @Input() { gameId }: InputOf<typeof CALLS.letGo>,
    @Req() request: AppRequest,
  ) {
    return this.slowGames.letGo({ ...contextOf(playerUUID, request), gameId });
  }

  @Endpoint(CALLS.react)
  async react(@Caller() playerUUID: string, @Input() { gameId, reaction }: InputOf<typeof CALLS.react>) {
    return { sent: await this.slowGames.react({ gameId, playerUUID, reaction }) };
  }

  /** A move of a live game counts on the status page with its time, like one over the live connection. */
  private async move<Answer>(
    { gameId }: ByGame,
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
