import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts';
import { UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/constants';
import { newDuel } from '@tessera/rules';
import { customAlphabet } from 'nanoid';
import {
  ID_PREFIX,
  newGame,
  StartTodaysGame,
  type GameStart,
  type StartedGame,
  type Starter,
} from '../solo-games/index.js';
import type { DuelEntity } from './duel.entity.js';
import { DuelsStore, type NewDuel } from './duels.store.js';

const randomId = customAlphabet(UPPERCASE_ALPHANUMERIC);
const SEEDS = 2 ** 31;

/** Starts or resumes the duel of a level. */
@Injectable()
export class CreateDuel {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly duels: DuelsStore,
  ) {}

  async execute(starter: Starter, level: DuelLevel): Promise<StartedGame<DuelEntity>> {
    const { playerUUID } = starter;
    const since = await this.duels.newestDateOf(playerUUID);
    return this.startTodaysGame.execute(
      starter,
      {
        newest: (transaction) => this.duels.newestOf(playerUUID, transaction, { level }),
        insert: (transaction, start) => this.duels.insert(transaction, newDuelOf(level, start)),
      },
      since,
    );
  }
}

function newDuelOf(level: DuelLevel, start: GameStart): NewDuel {
  const { letters } = start.sequence;
  return {
    ...newGame(ID_PREFIX.duel, start, randomId),
    level,
    seed: randomInt(SEEDS),
    blindLetters: letters.join(''),
    letters: newDuel(letters).letters.join(''),
  };
}
