import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { gameCode } from '@tessera/contracts/calls';
import { CONFIG, type Config } from '../platform/config/config.js';
import { DiskSpace } from '../platform/database/disk-space.js';
import { toAppError } from '../platform/http/app-error.filter.js';
import type { AppError } from '../platform/requests/app-error.js';
import { LogThrottle } from '../platform/logging/log-throttle.js';
import { ConnectionAuth, type LiveSocket } from './live.socket.js';

/** A command that is being handled. Its ID is logged, and stored with the events that it causes. */
export interface CommandRun {
  readonly id: string;
  /** Only known commands; names made up by a client aren't logged. */
  readonly command: string;
  readonly socket: LiveSocket;
  readonly payload: unknown;
  readonly startedAt: number;
}

/** One line a minute for each connection: a client can send thousands of commands that are rejected. */
const LINES = { perKey: 1, inAll: 60 };

/** Logs for each command what the request log has for a call: command, player, game and outcome. */
@Injectable()
export class CommandLog implements OnModuleDestroy {
  private readonly log = new Logger('Commands');
  /**
   * Accepted commands are logged like successful requests, at a level that is usually off and then costs
   * nothing.
   */
  private readonly logsAccepted: boolean;
  private readonly logsEach: boolean;
  private readonly throttle = new LogThrottle(LINES, (leftOut) =>
    this.log.log({ leftOut }, 'more commands rejected'),
  );

  constructor(
    @Inject(CONFIG) { logLevel, limits }: Pick<Config, 'logLevel' | 'limits'>,
    private readonly connectionAuth: ConnectionAuth,
    private readonly diskSpace: DiskSpace,
  ) {
    this.logsAccepted = logLevel === 'debug' || logLevel === 'trace';
    this.logsEach = this.logsAccepted || limits === 0;
  }

  onModuleDestroy(): void {
    this.throttle.flush();
  }

  accepted(run: CommandRun, answer: unknown): void {
    if (this.logsAccepted) void this.logAccepted(run, answer);
  }

  /** The error that the client gets. */
  rejected(run: CommandRun, error: unknown): AppError {
    this.diskSpace.note(error);
    const line = (err: unknown) => ({ ...factsOf(run), err });
    const appError = toAppError(error, {
      warn: (err: unknown) => this.log.warn(line(err)),
      error: (err: unknown) => this.log.error(line(err)),
    });
    // Other errors have been logged with their cause.
    if (appError.status < 500 && (this.logsEach || this.throttle.admits(run.socket.id))) {
      this.log.log({ ...factsOf(run), code: appError.code }, 'command rejected');
    }
    return appError;
  }

  private async logAccepted(run: CommandRun, answer: unknown): Promise<void> {
    const { data } = run.socket;
    // A new player gets a public ID with their first accepted command.
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
