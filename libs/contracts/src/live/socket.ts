import { z } from 'zod';
import { defineCall, type ReceivedResponseOf } from '../wire/call.js';
import { playerUuid, text } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';
import type { Envelope, RejectedAck } from './live.js';
import { gameCode } from './game-view.js';
import {
  createGame,
  getGame,
  joinGame,
  newLiveGame,
  rematch,
  submitLetter,
  submitPlacement,
  updateStatus,
} from './games.js';

/** The event stream (server-sent events): envelopes as JSON, with their `eventId` as the ID of the event. */
const eventStream = defineCall({
  method: 'GET',
  path: PATHS.events,
  summary: "Stream a player's live messages as server-sent events",
  status: 200,
  player: 'required',
  limit: 'lookUpGame',
  query: z.object({
    clientId: text.max(64).optional(),
    gameId: gameCode.optional(),
    playerId: z.enum(['1', '2']).optional(),
    playerUUID: playerUuid.optional(),
    lastEventId: text.max(64).optional(),
  }),
});

const withGame = { gameId: gameCode };

/** The socket commands, for live games. Each is acknowledged with the response of its call. */
export const COMMANDS = {
  create_game: { call: createGame, payload: newLiveGame.optional() },
  /** The client ID comes from the handshake. */
  join_game: { call: joinGame, payload: joinGame.body.partial({ clientId: true }).extend(withGame) },
  submit_letter: { call: submitLetter, payload: submitLetter.body.extend(withGame) },
  submit_placement: { call: submitPlacement, payload: submitPlacement.body.extend(withGame) },
  refresh_game: { call: getGame, payload: z.object(withGame) },
  update_status: { call: updateStatus, payload: updateStatus.body.extend(withGame) },
  rematch: { call: rematch, payload: z.object(withGame) },
} as const;

export type CommandName = keyof typeof COMMANDS;

type PayloadOf<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]['payload']>;

/** The type maps for Socket.IO, for both sides. */
export type ClientCommands = {
  [Name in CommandName]: (
    payload: PayloadOf<Name>,
    acknowledge: (response: ReceivedResponseOf<(typeof COMMANDS)[Name]['call']> | RejectedAck) => void,
  ) => void;
};
export interface ServerMessages {
  message: (envelope: Envelope) => void;
}

export const streamCalls = { eventStream };
