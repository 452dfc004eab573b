import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SESSION_TEXTS } from '@tessera/contracts/accounts';
import type { Envelope } from '@tessera/contracts/live';
import { CHANNELS, Hub } from '../../live/index.js';
import { EventBus } from '../../platform/bus/event-bus.js';
import { SessionsRepository, type SessionEnd } from './sessions.repository.js';
import { UsersRepository } from '../users.repository.js';

const SWEEP_EVERY_MS = 5000;

export interface SessionsEnded {
  /** The IDs of sessions that have ended. */
  sessions?: readonly string[];
  by?: SessionEnd | null;
  /** Players that were merged, or linked to an account and therefore need a session. */
  players?: readonly string[];
  /** The UUIDs of devices that were forgotten. */
  devices?: readonly string[];
}

/** There is no message after a logout, because that browser has informed its tabs itself. */
function finalMessageOf(by: SessionEnd | null | undefined): Envelope | undefined {
  if (by === undefined || by === 'logout') return undefined;
  const reason = by === 'login' ? SESSION_TEXTS.loggedInElsewhere : SESSION_TEXTS.sessionExpired;
  return { type: 'FORCE_LOGOUT', reason };
}

/**
 * Closes the connections of ended sessions on every instance: immediately through a message, and in case that
 * gets lost, by comparing with the database every 5 seconds.
 */
@Injectable()
export class LiveSessions implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(LiveSessions.name);
  private stopListening: (() => void)[] = [];
  private sweeps: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: Hub,
    private readonly bus: EventBus,
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    this.stopListening = [
      this.bus.subscribe(CHANNELS.sessions, (message) => this.handleEnded(message as SessionsEnded)),
      this.bus.onGap(() => void this.sweep(true)),
    ];
    this.sweeps = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeps);
    for (const stop of this.stopListening) stop();
  }

  /** Must be called after the commit. */
  end(ended: SessionsEnded): void {
    this.bus.publish(CHANNELS.sessions, ended);
  }

  /**
   * Compares the open connections of this instance with the stored sessions, and `withPlayers` with the players as well:
   * one may have been deleted. At other times, whoever has no row hasn't played yet.
   */
  async sweep(withPlayers = false): Promise<void> {
    const connections = this.hub.connections();
    if (connections.length === 0) return;
    const sessions = connections.flatMap(({ sessionId }) => sessionId ?? []);
    const alone = connections.filter(({ sessionId }) => sessionId === null);
    try {
      for (const [id, by] of await this.sessions.endedAmong([...new Set(sessions)])) {
        this.handleEnded({ sessions: [id], by });
      }
      this.handleEnded(await this.users.endedAmong(alone, withPlayers));
    } catch (error) {
      this.log.warn(`Failed to check for ended sessions: ${String(error)}`);
    }
  }

  private handleEnded({ sessions = [], by, players = [], devices = [] }: SessionsEnded): void {
    const ended = new Set(sessions);
    const linked = new Set(players);
    const forgotten = new Set(devices);
    this.hub.disconnect(
      ({ sessionId, playerUUID, capability }) =>
        sessionId === null ? linked.has(playerUUID) || forgotten.has(capability) : ended.has(sessionId),
      finalMessageOf(by),
    );
  }
}
