import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Clock } from '../../platform/clock/clock.js';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
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
  record(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone }: InputOf<typeof CALLS.playerRecord>,
  ) {
    const today = todayOf(player, timezone, this.clock.now());
    return this.records.read(playerUUID, today);
  }

  @Endpoint(CALLS.recordGames)
  async games(@Caller() playerUUID: string, @Input() input: InputOf<typeof CALLS.recordGames>) {
    return this.records.list(playerUUID, input);
  }

  @Endpoint(CALLS.streakLedger)
  async ledger(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { timezone, before }: InputOf<typeof CALLS.streakLedger>,
  ) {
    const zone = timezone ?? player?.timezone;
    const today = todayOf(player, timezone, this.clock.now());
    return this.records.ledger(playerUUID, { zone, today, before });
  }
}
