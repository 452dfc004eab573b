import { Controller, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, QueryOf } from '@tessera/contracts/wire';
import { Clock } from '../../platform/clock/clock.js';
import { Endpoint } from '../../platform/http/endpoint.js';
import { Caller, CallingPlayer, todayOf, type KnownPlayer } from '../../players/index.js';
import { RecordService } from './record.service.js';

/** The calling player's own dailies. */
@Controller()
export class RecordController {
  constructor(
    private readonly records: RecordService,
    private readonly clock: Clock,
  ) {}

  @Endpoint(CALLS.playerRecord)
  async record(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.playerRecord.query }) { timezone }: QueryOf<typeof CALLS.playerRecord>,
  ): Promise<ResponseOf<typeof CALLS.playerRecord>> {
    const today = todayOf(player, timezone, this.clock.now());
    return { success: true, ...(await this.records.read(playerUUID, today)) };
  }

  @Endpoint(CALLS.recordGames)
  async games(
    @Caller() playerUUID: string,
    @Query({ schema: CALLS.recordGames.query }) asked: QueryOf<typeof CALLS.recordGames>,
  ): Promise<ResponseOf<typeof CALLS.recordGames>> {
    return { success: true, ...(await this.records.list(playerUUID, asked)) };
  }

  @Endpoint(CALLS.streakLedger)
  async ledger(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Query({ schema: CALLS.streakLedger.query }) { timezone, before }: QueryOf<typeof CALLS.streakLedger>,
  ): Promise<ResponseOf<typeof CALLS.streakLedger>> {
    const zone = timezone ?? player?.timezone;
    const today = todayOf(player, timezone, this.clock.now());
    return { success: true, ...(await this.records.ledger(playerUUID, { zone, today, before })) };
  }
}
