import { HttpStatus } from '@nestjs/common';
import type { Response } from 'express';

/** A new game, or the one that the player resumes. */
export interface StartedGame<Game> {
  game: Game;
  isNew: boolean;
}

/** Responds with 201 (the call's own status) to a new game, with 200 to a resumed one. */
export function withStatus<Game>(response: Response, { game, isNew }: StartedGame<Game>): Game {
  if (!isNew) response.status(HttpStatus.OK);
  return game;
}
