import type { CommandName, Envelope, LiveGameView } from '@tessera/contracts/live';
import { act } from '@testing-library/react';
import type { ApiError } from '../../../store/api/api-error';
import type { Connection, LiveClient, LiveClientOptions } from '../../../live/live-client';
import type { ReplacedServices, ServiceStore } from '../../../store/services';
import { createGameConnection } from '../live/game-connection';

interface Sent {
  name: CommandName;
  payload: Record<string, unknown>;
}

type Answering = (payload: Record<string, unknown>) => unknown;

export const rejected = (code: ApiError['code'], message: string, status = 409): Error & ApiError =>
  Object.assign(new Error(message), { status, code, body: {} });

/**
 * A live connection controlled by the test: `sent` lists the commands from the page, `answers` responds to
 * them, and `say` sends a message to the page. Pass it to `loadPage`.
 */
export function fakeLive(game: LiveGameView, playerId: 1 | 2 = 1) {
  let options: LiveClientOptions | null = null;
  const live = {
    game,
    sent: [] as Sent[],
    reconnects: 0,
    isStopped: false,
    /** Throw an error to reject a command. */
    answers: {} as Partial<Record<CommandName, Answering>>,
    sentOf: (name: CommandName) =>
      live.sent.filter((sent) => sent.name === name).map(({ payload }) => payload),
    say: (envelope: Envelope) => act(() => options?.onEnvelope(envelope)),
    connection: (connection: Connection) => act(() => options?.onConnection(connection)),
    poll: () => act(async () => options?.poll()),
  };
  const info = { playerId, isYourTurn: game.currentTurn === playerId };
  const defaults: Record<CommandName, Answering> = {
    create_game: () => ({ success: true, gameId: live.game.gameId, playerId: 1, version: 0 }),
    join_game: () => ({
      success: true,
      gameId: live.game.gameId,
      playerId,
      game: live.game,
      playerInfo: info,
    }),
    refresh_game: () => ({ success: true, game: live.game, playerInfo: info }),
    submit_letter: ({ letter }) => ({
      success: true,
      letter,
      currentTurn: 1,
      version: live.game.version + 1,
    }),
    submit_placement: () => ({ success: true, version: live.game.version + 1 }),
    update_status: ({ gameId, status }) => ({ success: true, gameId, status }),
    rematch: () => ({ success: true, gameId: 'NEXT1', playerId: 2, version: 1 }),
  };
  const createClient = (given: LiveClientOptions): LiveClient => {
    options = given;
    return {
      start: () => {
        live.isStopped = false;
        given.onConnection({ state: 'open', by: 'socket' });
      },
      stop: () => {
        live.isStopped = true;
      },
      reconnect: () => {
        live.reconnects += 1;
      },
      send: async (name, payload) => {
        live.sent.push({ name, payload: payload as Record<string, unknown> });
        await Promise.resolve();
        return (live.answers[name] ?? defaults[name])(payload as Record<string, unknown>) as never;
      },
    };
  };
  /** For the store of the page under test. */
  const services: ReplacedServices = new Map([
    [createGameConnection, (store: ServiceStore) => createGameConnection(store, createClient)],
  ]);
  return Object.assign(live, { services });
}

export type FakeLive = ReturnType<typeof fakeLive>;
