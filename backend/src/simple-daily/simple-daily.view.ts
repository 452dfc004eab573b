import type { SimpleDaily } from '@tessera/contracts';
import { soloGameView } from '../solo-games/index.js';
import type { SimpleGameEntity } from './simple-game.entity.js';

/** A simple daily as its own player sees it, without the letters of later rounds. */
export const simpleView = (game: SimpleGameEntity): SimpleDaily => ({
  ...soloGameView(game),
  roundState: game.roundState,
});
