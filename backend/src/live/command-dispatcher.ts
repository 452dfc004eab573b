import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { COMMANDS } from '@tessera/contracts/calls';
import type { CommandName, Envelope, MessageType } from '@tessera/contracts/live';
import type { Call, RateLimitName } from '@tessera/contracts/wire';
import { invalidField, AppError } from '../platform/requests/app-error.js';
import { viewFor } from '../platform/requests/request.js';
import { checked } from '../platform/http/validation.js';
import { GuessLimiter, type LookUp } from '../guessing/index.js';
import { RateLimits } from '../platform/limits/rate-limits.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { ServiceLog } from '../platform/service-log/service-log.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { Command } from './command.js';
import { CommandLog, type CommandRun } from './command-log.js';
import type { LiveSocket } from './live.socket.js';

type Method = (socket: LiveSocket, payload: unknown, commandId: string) => Promise<object>;
/** Records how long a command took, in seconds. */
type Timing = { observe(seconds: number): void };
type Acknowledge = (answer: unknown) => void;

const MESSAGE_OF_CODE: Partial<Record<string, MessageType>> = {
  GAME_NOT_FOUND: 'GAME_NOT_FOUND',
  GAME_REMOVED: 'GAME_NOT_FOUND',
  GAME_FULL: 'GAME_FULL',
};
const PLACEMENT: CommandName = 'submit_placement';
const MOVE: RateLimitName = 'playMove';

/** A client that ignores this many rate limit errors in a row is disconnected. */
const MAX_IGNORED_LIMITS = 100;

/**
 * Dispatches each command to its handler, after checking that it is known, within its limit, sent in the name
 * of the connection's player and valid. Nest's own dispatch, with a guard and a pipe for each check, would
 * take a third of a move's time.
 */
@Injectable()
export class CommandDispatcher implements OnModuleInit {
  private readonly methods = new Map<string, Method>();
  /** Only for known commands: a name made up by a client must not become a metric label. */
  private readonly accepted = new Map<string, Timing>();
  private readonly rejected = new Map<string, Timing>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly limits: RateLimits,
    private readonly guesses: GuessLimiter,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    private readonly log: CommandLog,
    private readonly serviceLog: ServiceLog,
  ) {}

  onModuleInit(): void {
    const timings = this.metrics.durations({
      name: 'command_seconds',
      help: 'Time from receiving a socket command to acknowledging it',
      labels: ['command', 'outcome'],
    });
    for (const wrapper of this.discovery.getProviders()) {
      const { instance } = wrapper as { instance: Record<string, Method> | undefined };
      if (!instance || typeof instance !== 'object') continue;
      for (const key of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const name = this.discovery.getMetadataByDecorator(Command, wrapper, key);
        if (!name) continue;
        this.methods.set(name, (socket, payload, id) => instance[key]!(socket, payload, id));
        this.accepted.set(name, this.noted(name, timings.labels({ command: name, outcome: 'accepted' })));
        this.rejected.set(name, timings.labels({ command: name, outcome: 'rejected' }));
      }
    }
  }

  /** The status page shows how long moves take. */
  private noted(name: CommandName, timing: Timing): Timing {
    const { call }: { call: Call } = COMMANDS[name];
    if (call.limit !== MOVE) return timing;
    return {
      observe: (seconds) => {
        timing.observe(seconds);
        this.serviceLog.answered(seconds);
      },
    };
  }

  /** Handles a packet: the name of a command, its payload and the acknowledgement function. */
  dispatch(socket: LiveSocket, name: string, args: readonly unknown[]): Promise<void> {
    const last = args.at(-1);
    const given = typeof last === 'function' ? (last as Acknowledge) : undefined;
    const { deviceAlias } = socket.data;
    const acknowledge =
      given && deviceAlias ? (answer: unknown) => given(viewFor(deviceAlias, answer)) : given;
    const run: CommandRun = {
      id: randomUUID(),
      command: this.methods.has(name) ? name : 'unknown',
      socket,
      payload: args[0] === given ? undefined : args[0],
      startedAt: performance.now(),
    };
    if (!this.tracing.isOn) return this.execute(run, acknowledge);
    return this.tracing.span(`command ${run.command}`, {}, () => this.execute(run, acknowledge));
  }

  private async execute(run: CommandRun, acknowledge: Acknowledge | undefined): Promise<void> {
    const { id, command, socket, payload, startedAt } = run;
    try {
      const method = this.methods.get(command) ?? (await this.rejectUnknown(socket));
      const { call }: { call: Call } = COMMANDS[command as CommandName];
      if (call.limit && !this.limits.areOff) await this.count(socket, call.limit);
      const input = validated(socket, command as CommandName, payload);
      const work = () => method(socket, input, id);
      const answer = await (call.looksUp ? this.guesses.run(lookUpOf(socket, input), work) : work());
      acknowledge?.({ success: true, ...answer });
      this.accepted.get(command)?.observe((performance.now() - startedAt) / 1000);
      this.log.accepted(run, answer);
    } catch (error) {
      const appError = this.log.rejected(run, error);
      acknowledge?.(appError.body());
      notifySender(run, appError);
      this.rejected.get(command)?.observe((performance.now() - startedAt) / 1000);
    }
  }

  private async rejectUnknown(socket: LiveSocket): Promise<never> {
    await this.count(socket, 'nonsense');
    throw invalidField('command', 'Unknown command');
  }

  private async count(socket: LiveSocket, limit: RateLimitName): Promise<void> {
    const { data } = socket;
    try {
      await this.limits.spend(limit, data.limitKeys);
      data.ignoredLimits = 0;
    } catch (error) {
      data.ignoredLimits += 1;
      if (data.ignoredLimits > MAX_IGNORED_LIMITS) socket.disconnect(true);
      throw error;
    }
  }
}

/** The payload, which must be valid and in the name of the connection's player, if it names one. */
function validated({ data }: LiveSocket, name: CommandName, payload: unknown): unknown {
  const claimed = fieldOf(payload, 'playerUUID');
  if (claimed !== undefined && claimed !== data.playerUUID && claimed !== data.capability) {
    throw new AppError('PLAYER_MISMATCH', { field: 'playerUUID' });
  }
  return checked(COMMANDS[name].payload, payload);
}

const lookUpOf = ({ data: { limitKeys, playerUUID } }: LiveSocket, input: unknown): LookUp => ({
  limitKeys,
  player: playerUUID,
  gameId: fieldOf(input, 'gameId'),
});

const fieldOf = (data: unknown, name: 'gameId' | 'playerUUID'): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined;

/** In addition to the acknowledgement, which the client may not have requested. */
function notifySender({ socket, command, payload }: CommandRun, { code, message }: AppError): void {
  const type = MESSAGE_OF_CODE[code] ?? (command === PLACEMENT ? 'PLACEMENT_ERROR' : 'ERROR');
  const gameId = fieldOf(payload, 'gameId');
  const envelope: Envelope = { type, reason: message, code };
  socket.data.client?.send(
    typeof gameId === 'string' ? { ...envelope, gameId: gameId.slice(0, 8) } : envelope,
  );
}
