import { Inject, Injectable } from '@nestjs/common';
import { earliestToday, gridFromRows, isOverEverywhere, missingLetters } from '@tessera/rules';
import {
  blindLettersOf,
  ID_PREFIX,
  openDateOf,
  CompleteGrid,
  sequenceText,
  type CompleteGridCommand,
  type FinishedGrid,
  type OpenGrid,
} from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import {
  extendsRecord,
  KnownPlayers,
  PlayersRepository,
  recordOf,
  type KnownPlayer,
} from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import { CompletionsRepository } from './completions.repository.js';
import type { DailyGameEntity } from './daily.entity.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { FairPlay } from './fair-play.js';

export interface CompleteDailyCommand extends CompleteGridCommand {
  /** As of the start of the request; null for a new player. */
  player: KnownPlayer | null;
  /** The network address from which it was sent, as by `addressKey`. */
  address: string;
}

type OpenDaily = OpenGrid & Pick<DailyGameEntity, 'gameId' | 'dailyChallengeDate'>;

/** Completes a daily, which counts for streaks and leaderboards unless its date is over everywhere. */
@Injectable()
export class CompleteDaily {
  constructor(
    private readonly completeGrid: CompleteGrid,
    private readonly games: DailyGamesRepository,
    private readonly completions: CompletionsRepository,
    private readonly fairPlay: FairPlay,
    private readonly players: PlayersRepository,
    private readonly knownPlayers: KnownPlayers,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute(command: CompleteDailyCommand): Promise<DailyGameEntity> {
    let { player } = command;
    return this.completeGrid.execute<DailyGameEntity, OpenDaily>(command, {
      known: await this.knownGame(command),
      findOwn: async (gameId, playerUUID) => {
        await this.players.settle(playerUUID);
        player = await this.knownPlayers.find(playerUUID);
        return this.games.findOwn(gameId, playerUUID);
      },
      complete: async (game, finished) =>
        player && this.complete(game, { finished, player, address: command.address }),
    });
  }

  /**
   * Most games needn't be read: the ID tells the date, the date its letters, and the statement checks all of that. Null
   * unless the date is today somewhere and after the player's others, and the grid has its letters.
   */
  private async knownGame({ gameId, player, playerGrid }: CompleteDailyCommand): Promise<OpenDaily | null> {
    const { launchDate } = this.config;
    const date = openDateOf(ID_PREFIX.daily, gameId, { launchDate, now: this.clock.now() });
    if (!player || date === null || date < launchDate || !extendsRecord(player, date)) return null;
    const { letters, lexicon } = await this.sequences.on(date);
    if (missingLetters(gridFromRows(playerGrid), letters).length > 0) return null;
    return { gameId, dailyChallengeDate: date, letterSequence: sequenceText(letters), lexicon };
  }

  private async complete(
    game: OpenDaily,
    { finished, player, address }: { finished: FinishedGrid; player: KnownPlayer; address: string },
  ): Promise<DailyGameEntity | null> {
    const { gameId, dailyChallengeDate: date } = game;
    const now = finished.completedAt.getTime();
    const counts = !isOverEverywhere(date, now);
    const others =
      counts && !extendsRecord(player, date) ? await this.games.othersThan(date, player.playerUUID) : null;
    return this.completions.complete({
      gameId,
      date,
      blindLetters: blindLettersOf(game).join(''),
      counts,
      player,
      record: recordOf(player, { date, score: finished.playerScore, counts }, others),
      finished,
      since: earliestToday(now),
      network: this.fairPlay.networkOf(address, date),
    });
  }
}
