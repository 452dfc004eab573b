import {
  applyDecorators,
  type ArgumentsHost,
  type CanActivate,
  Catch,
  type ExecutionContext,
  Injectable,
  Logger,
  SetMetadata,
  UseFilters,
  UseGuards,
  UsePipes,
  type WsExceptionFilter,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import { COMMANDS, type Call, type CommandName, type Envelope, type MessageType } from '@tessera/contracts';
import { refusalOf } from '../platform/http/refusal.filter.js';
import { Refusal } from '../platform/http/refusal.js';
import { validationPipe } from '../platform/http/validation.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { spend } from './allowance.js';
import { acknowledgeOf } from './lean.adapter.js';
import type { LiveSocket } from './live.socket.js';

const CALL = Symbol('command');

/** Makes a handler the server's side of a socket command, held to the limit of the call that it stands for. */
export const Command = (name: CommandName): MethodDecorator =>
  applyDecorators(SetMetadata(CALL, COMMANDS[name].call), SubscribeMessage(name));

interface CommandPayload {
  gameId?: unknown;
  playerUUID?: unknown;
}

/** Before a command runs: is it too often, and does it name the player of its connection? */
@Injectable()
class CommandGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const session = context.switchToWs().getClient<LiveSocket>().data;
    const { limit } = this.reflector.get<Call>(CALL, context.getHandler());
    if (limit) await spend(this.limits, limit, session);
    const claimed = context.switchToWs().getData<CommandPayload | null | undefined>()?.playerUUID;
    if (claimed !== undefined && claimed !== session.playerUUID) {
      throw new Refusal('PLAYER_MISMATCH', { field: 'playerUUID' });
    }
    return true;
  }
}

const MESSAGE_OF_CODE: Partial<Record<string, MessageType>> = {
  GAME_NOT_FOUND: 'GAME_NOT_FOUND',
  GAME_FULL: 'GAME_FULL',
};
const PLACEMENT: CommandName = 'submit_placement';

/** A refused command is acknowledged as such, and its sender's connection is told. */
@Catch()
class CommandFilter implements WsExceptionFilter {
  private readonly log = new Logger('Commands');

  catch(error: unknown, host: ArgumentsHost): void {
    const [socket, data, acknowledge] =
      host.getArgs<[LiveSocket, CommandPayload | null | undefined, unknown]>();
    const refusal = refusalOf(error, this.log);
    acknowledgeOf([acknowledge])?.(refusal.body());
    const { code, message } = refusal;
    const placed = host.switchToWs().getPattern() === PLACEMENT ? 'PLACEMENT_ERROR' : 'ERROR';
    const envelope: Envelope = { type: MESSAGE_OF_CODE[code] ?? placed, reason: message, code };
    const gameId = data?.gameId;
    socket.data.client?.say(
      typeof gameId === 'string' ? { ...envelope, gameId: gameId.slice(0, 8) } : envelope,
    );
  }
}

/** A class whose handlers are commands. */
export const CommandGateway = (): ClassDecorator =>
  applyDecorators(
    WebSocketGateway(),
    UseGuards(CommandGuard),
    UsePipes(validationPipe()),
    UseFilters(CommandFilter),
  );
