import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { DuelGameView } from '@tessera/contracts/duels';
import { type AnswerOf, PLAYER_HEADER, DUEL_ID } from '@tessera/contracts/wire';
import { PLAYER_SEAT, duelTurn } from '@tessera/rules';
import {
  GameModes,
  type Creator,
  type GameMode,
  type NewGameOfMode,
  type CommandContext,
  type SubmitLetterInput,
  type SubmitPlacementInput,
} from '../game/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { DuelService } from './duel.service.js';
import type { DuelEntity } from './duel.entity.js';
import { duelPlayerInfo, duelView } from './duel.view.js';
import { DuelsRepository } from './duels.repository.js';

/** Handles the calls that duels share with live games. */
@Injectable()
export class DuelMode implements GameMode, OnModuleInit {
  constructor(
    private readonly modes: GameModes,
    private readonly duel: DuelService,
    private readonly duels: DuelsRepository,
    private readonly players: PlayersRepository,
  ) {}

  onModuleInit(): void {
    this.modes.serve(this);
  }

  owns(gameId: string): boolean {
    return DUEL_ID.test(gameId);
  }

  async create({ playerUUID, player }: Creator, { level, userTimezone }: NewGameOfMode) {
    if (playerUUID === undefined) throw new AppError('PLAYER_REQUIRED', { field: PLAYER_HEADER });
    const { game: duel, isNew } = await this.duel.start({ playerUUID, player, userTimezone }, level);
    const { gameId, version } = duel;
    const game = await this.view(duel);
    const answer: AnswerOf<typeof CALLS.createGame> = { gameId, playerId: PLAYER_SEAT, version, game };
    return { answer, isNew };
  }

  async letter(
    { playerUUID }: CommandContext,
    { gameId, letter, round }: SubmitLetterInput,
  ): Promise<AnswerOf<typeof CALLS.submitLetter>> {
    const played = await this.duel.play(gameId, playerUUID, { kind: 'letter', letter, round });
    const { version } = played.duel;
    const game = await this.view(played.duel);
    return { letter, currentTurn: duelTurn(played.round), version, game };
  }

  async place(
    { playerUUID }: CommandContext,
    { gameId, cellIndex, playerId, round }: SubmitPlacementInput,
  ): Promise<AnswerOf<typeof CALLS.submitPlacement>> {
    if (playerId !== undefined && playerId !== PLAYER_SEAT) {
      throw new AppError('NOT_YOUR_SLOT', { field: 'playerId' });
    }
    const { duel } = await this.duel.play(gameId, playerUUID, { kind: 'place', cellIndex, round });
    return { version: duel.version, game: await this.view(duel) };
  }

  async read(viewer: string | undefined, gameId: string): Promise<AnswerOf<typeof CALLS.getGame>> {
    const duel = await this.duels.findOwn(gameId, viewer ?? '');
    return { game: await this.view(duel), playerInfo: duelPlayerInfo(duel) };
  }

  private async view(duel: DuelEntity): Promise<DuelGameView> {
    const { name } = await this.players.publicIdentityOf(duel.playerUUID);
    return duelView(duel, name);
  }
}
