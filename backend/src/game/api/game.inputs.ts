import type { COMMANDS } from '@tessera/contracts';
import type { z } from 'zod';

type InputOf<Name extends keyof typeof COMMANDS> = z.output<(typeof COMMANDS)[Name]['payload']>;

/** What the commands bring, as both transports have checked it. */
export type ByGame = InputOf<'refresh_game'>;
export type CreateGameInput = InputOf<'create_game'>;
export type JoinGameInput = InputOf<'join_game'>;
export type SubmitLetterInput = InputOf<'submit_letter'>;
export type SubmitPlacementInput = InputOf<'submit_placement'>;
export type UpdateStatusInput = InputOf<'update_status'>;

/** The same without the game, where the path names it. */
export type WithoutGame<Input extends ByGame> = Omit<Input, 'gameId'>;
