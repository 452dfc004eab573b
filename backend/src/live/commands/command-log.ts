import { Inject, Injectable, Logger } from '@nestjs/common';
import { gameCode } from '@tessera/contracts';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { toAppError } from '../../platform/http/app-error.filter.js';
import type { AppError } from '../../platform/http/app-error.js';
import { ConnectionAuth } from '../connections/connection-auth.js';
import type { LiveSocket } from '../connections/live.socket.js';

/** A command on its way. Its id stands in the log and with the events that it brings about. */
export interface CommandRun {
  readonly id: string;
  /** Only of known commands: what a client makes up is not written. */
  readonly command: string;
  readonly socket: LiveSocket;
  readonly payload: unknown;
  readonly startedAt: number;
}

/** Says of each command what the log of requests says of a call: which, whose, of which game, how it ended. */
@Injectable()
export class CommandLog {
  private readonly log = new Logger('Commands');
  /** Those that are accepted are told like answered requests, at a level that is seldom on: it costs nothing then. */
  private readonly logsAccepted: boolean;

  constructor(
    @Inject(CONFIG) { logLevel }: Pick<Config, 'logLevel'>,
    private readonly connectionAuth: ConnectionAuth,
  ) {
    this.logsAccepted = logLevel === 'debug' || logLevel === 'trace';
  }

  accepted(run: CommandRun, answer: unknown): void {
    if (this.logsAccepted) void this.logAccepted(run, answer);
  }

  /** What the error is for the one who asked. */
  rejected(run: CommandRun, error: unknown): AppError {
    const line = (err: unknown) => ({ ...factsOf(run), err });
    const appError = toAppError(error, {
      warn: (err: unknown) => this.log.warn(line(err)),
      error: (err: unknown) => this.log.error(line(err)),
    });
    // Others have been told with their cause.
    if (appError.status < 500) this.log.log({ ...factsOf(run), code: appError.code }, 'command rejected');
    return appError;
  }

  private async logAccepted(run: CommandRun, answer: unknown): Promise<void> {
    const { data } = run.socket;
    // A new player is met by the first command that is accepted.
    data.publicId ??= await this.connectionAuth.publicIdOf(data.playerUUID).catch(() => undefined);
    this.log.debug({ ...factsOf(run, answer) }, 'command accepted');
  }
}

function factsOf({ id, command, socket, payload, startedAt }: CommandRun, answer?: unknown) {
  const { publicId } = socket.data;
  const { data: game } = gameCode.safeParse(gameIdIn(payload) ?? gameIdIn(answer));
  return {
    command: { id, name: command },
    ...(publicId === undefined ? {} : { player: publicId }),
    ...(game === undefined ? {} : { game }),
    responseTime: Math.round(performance.now() - startedAt),
  };
}

const gameIdIn = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'gameId' in message ? message.gameId : undefined;
