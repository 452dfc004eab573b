import { Injectable } from '@nestjs/common';
import { NAME_SERVER_PROBLEMS, NAME_TEXTS } from '@tessera/contracts/players';
import { LIMITS } from '@tessera/contracts/wire';
import {
  nameConflictOf,
  Names,
  takenName,
  type NameConflict,
  type NameKeys,
  type NameKind,
} from '../names/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { isUniqueViolation } from '../platform/database/database-errors.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from './players.repository.js';
import { PlayersService } from './players.service.js';

const PLAYER_NAME: NameKind = {
  field: 'playerName',
  mostCharacters: LIMITS.PLAYER_NAME_MAX_LENGTH,
  problems: NAME_SERVER_PROBLEMS,
  notAllowed: NAME_TEXTS.notAllowed,
  reserves: true,
  taken: 'NAME_TAKEN',
  alike: NAME_TEXTS.alike,
};

/** The names of players on leaderboards. */
@Injectable()
export class PlayerNames {
  constructor(
    private readonly repository: PlayersRepository,
    private readonly players: PlayersService,
    private readonly names: Names,
    private readonly transactions: Transactions,
  ) {}

  /** Throws an AppError if the player has none. */
  async requireName(playerUUID: string): Promise<string> {
    const name = await this.repository.nameOf(playerUUID);
    if (name === null) throw new AppError('NO_PLAYER_NAME');
    return name;
  }

  availability(playerUUID: string, typed: string) {
    return this.names.availability(typed, PLAYER_NAME, (keys) => this.findConflict(keys, playerUUID));
  }

  /** Sets or changes a name, which the leaderboards show at once. Returns the name as stored. */
  async set(playerUUID: string, typed: string): Promise<string> {
    const given = this.names.validate(typed, PLAYER_NAME);
    try {
      await this.transactions.run(async (transaction) => {
        await this.repository.ensureLocked(transaction, playerUUID);
        if (!(await this.repository.setName(transaction, playerUUID, given)))
          throw takenName(PLAYER_NAME, 'refused');
        await this.players.refreshStandings(transaction, playerUUID);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw takenName(PLAYER_NAME, await this.findConflict(given, playerUUID));
    }
    return given.name;
  }

  private async findConflict(keys: NameKeys, playerUUID: string): Promise<NameConflict | null> {
    return nameConflictOf(keys, await this.repository.findAlike(keys, playerUUID));
  }
}
