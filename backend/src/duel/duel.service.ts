import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts/duels';
import { UPPERCASE_ALPHANUMERIC } from '@tessera/contracts/wire';
import {
  newDuel,
  answerDuel,
  applyDuel,
  BOT_SEAT,
  botIsDue,
  PLAYER_SEAT,
  liveGrid,
  liveRound,
  liveStatus,
  ROUNDS,
  type DuelCommand,
  type DuelGame,
} from '@tessera/rules';
import { customAlphabet } from 'nanoid';
import {
  ID_PREFIX,
  newGame,
  StartTodaysGame,
  type GameStart,
  type StartedGame,
  type Starter,
} from '../solo-games/index.js';
import { moveError } from '../game/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { Lexicon } from '../words/index.js';
import type { DuelEntity } from './duel.entity.js';
import { DuelsRepository, type NewDuel, type Advance } from './duels.repository.js';
import { remarkOf, BotPool } from './bot.js';
import { duelOf } from './duel.view.js';

const randomId = customAlphabet(UPPERCASE_ALPHANUMERIC);
const SEEDS = 2 ** 31;

type Remarks = DuelEntity['remarks'];

interface PlayedDuel {
  duel: DuelEntity;
  /** The round of the command, even if it is repeated later. */
  round: number;
}

/** The duels of a date: a player against the bot. */
@Injectable()
export class DuelService {
  constructor(
    private readonly startTodaysGame: StartTodaysGame,
    private readonly duels: DuelsRepository,
    private readonly bot: BotPool,
    private readonly lexicon: Lexicon,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  /** Starts or resumes the duel of a level. */
  async start(starter: Starter, level: DuelLevel): Promise<StartedGame<DuelEntity>> {
    const { playerUUID } = starter;
    // Of whatever level.
    const newest = await this.duels.newestOf(playerUUID);
    return this.startTodaysGame.execute(
      starter,
      {
        newest: (transaction) => this.duels.newestOf(playerUUID, transaction, { level }),
        insert: (transaction, start) => this.duels.insert(transaction, newDuelOf(level, start)),
      },
      newest?.dailyChallengeDate ?? null,
    );
  }

  /** Plays the player's letter or placement, and after a placement the bot's, and stores both at once. */
  async play(gameId: string, playerUUID: string, command: DuelCommand): Promise<PlayedDuel> {
    // Each further attempt means that another command was accepted in the meantime, at most 23 times.
    for (;;) {
      const duel = await this.duels.findOwn(gameId, playerUUID);
      const state = duelOf(duel);
      const outcome = applyDuel(state, command);
      if (outcome.kind === 'rejected') throw moveError(outcome.rejection);
      if (outcome.kind === 'repeated') return { duel, round: outcome.round };
      if (command.kind === 'letter') this.maintenance.requireOpen();
      const next = await this.advance(duel, outcome.duel);
      if (await this.duels.advance(duel, next))
        return { duel: { ...duel, ...next }, round: liveRound(state) };
    }
  }

  private async advance(duel: DuelEntity, played: DuelGame): Promise<Advance> {
    const now = new Date(this.clock.now());
    const { state, remarks } = await this.withBot(duel, played);
    const isCompleted = liveStatus(state) === 'completed';
    return {
      status: isCompleted ? 'completed' : 'active',
      version: state.version,
      letters: state.letters.join(''),
      playerCells: cellsOf(state, PLAYER_SEAT),
      botCells: cellsOf(state, BOT_SEAT),
      remarks,
      completedAt: isCompleted ? now : null,
      lastActivityAt: now,
      ...(isCompleted ? this.scores(state, duel.lexicon) : {}),
    };
  }

  /** The state after the bot's move, if it is the bot's turn. The bot sees only its own grid and the letter. */
  private async withBot(
    { level, seed, blindLetters, remarks, lexicon }: DuelEntity,
    played: DuelGame,
  ): Promise<{ state: DuelGame; remarks: Remarks }> {
    const due = botIsDue(played);
    if (!due) {
      const isOver = liveStatus(played) === 'completed';
      return { state: played, remarks: isOver && remarks.length < ROUNDS ? [...remarks, 'last'] : remarks };
    }
    const cell = await this.bot.cellOf({ level, seed, ...due });
    return {
      state: answerDuel(played, cell, [...blindLetters]),
      remarks: [...remarks, remarkOf(due, cell, this.lexicon.scorerOf(lexicon).scoreGrid)],
    };
  }

  private scores(state: DuelGame, lexicon: string): Partial<Advance> {
    const { scoreGrid } = this.lexicon.scorerOf(lexicon);
    const player = scoreGrid(liveGrid(state, PLAYER_SEAT));
    const bot = scoreGrid(liveGrid(state, BOT_SEAT));
    return {
      playerScore: player.total,
      playerWords: player.words,
      botScore: bot.total,
      botWords: bot.words,
    };
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

/** Stored cells are never null; only a masked duel has unknown cells. */
const cellsOf = ({ cells }: DuelGame, seat: 1 | 2): number[] => cells[seat].map((cell) => cell ?? 0);
