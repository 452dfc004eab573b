import type { SimpleDaily } from '@tessera/contracts';
import { datedGameView } from '../dated-games/index.js';
import type { SimpleGameEntity } from './simple-game.entity.js';

/** A simple daily as its own player sees it, without the letters of later rounds. */
export const simpleView = (game: SimpleGameEntity): SimpleDaily => ({
  ...datedGameView(game),
  roundState: game.roundState,
});
