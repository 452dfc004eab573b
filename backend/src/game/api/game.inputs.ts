import type { COMMANDS } from '@tessera/contracts/calls';
import type { z } from 'zod';
import { randomUUID } from 'node:crypto';
import type { AppRequest } from '../../platform/requests/request.js';

type InputOf<Name extends keyof typeof COMMANDS> = z.output<(typeof COMMANDS)[Name]['payload']>;

/** The commands' inputs, as both transports have validated them. */
export type ByGame = InputOf<'refresh_game'>;
export type CreateGameInput = InputOf<'create_game'>;
export type JoinGameInput = InputOf<'join_game'>;
export type SubmitLetterInput = InputOf<'submit_letter'>;
export type SubmitPlacementInput = InputOf<'submit_placement'>;
export type UpdateStatusInput = InputOf<'update_status'>;

/** The same without the game, where it is in the path. */
export type WithoutGame<Input extends ByGame> = Omit<Input, 'gameId'>;

/** The ID with which the request is logged and answered, and its events are stored. */
export const correlationOf = ({ id }: AppRequest): string => (typeof id === 'string' ? id : randomUUID());
