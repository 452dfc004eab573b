import { Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, BodyOf } from '@tessera/contracts/wire';
import type { KnownPlayer } from '../../players/index.js';
import type { CommandContext, SubmitLetterInput, SubmitPlacementInput } from './game-commands.js';

type CreateGameBody = NonNullable<BodyOf<typeof CALLS.createGame>>;
type Mode = 'daily';
export type NewGameOfMode = Extract<CreateGameBody, { gameMode: Mode }>;

/** Who creates a game. */
export interface Creator {
  playerUUID: string | undefined;
  player: KnownPlayer | null;
}

/** Games that aren't live but use the same calls. They are recognized by their IDs. */
export interface GameMode {
  readonly name: Mode;
  owns(gameId: string): boolean;
  create(
    creator: Creator,
    input: NewGameOfMode,
  ): Promise<{ answer: ResponseOf<typeof CALLS.createGame>; isNew: boolean }>;
  letter(context: CommandContext, input: SubmitLetterInput): Promise<ResponseOf<typeof CALLS.submitLetter>>;
  place(
    context: CommandContext,
    input: SubmitPlacementInput,
  ): Promise<ResponseOf<typeof CALLS.submitPlacement>>;
  read(viewer: string | undefined, gameId: string): Promise<ResponseOf<typeof CALLS.getGame>>;
}

/** The other modes register here at startup. */
@Injectable()
export class GameModes {
  private readonly modes: GameMode[] = [];

  add(mode: GameMode): void {
    this.modes.push(mode);
  }

  /** Undefined for a live game. */
  of(gameId: string): GameMode | undefined {
    return this.modes.find((mode) => mode.owns(gameId));
  }

  named(name: Mode): GameMode {
    const mode = this.modes.find((known) => known.name === name);
    if (!mode) throw new Error(`No service handles the game mode ${name}`);
    return mode;
  }
}
