import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { noticeView } from './report.view.js';
import { NoticesRepository } from './report-actions.repository.js';

/** A player's own profile, with what moderators have to tell them. */
@Controller()
export class ProfileController {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly clock: Clock,
  ) {}

  @Endpoint(CALLS.playerProfile)
  async profile(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() _input: unknown,
  ) {
    const { isLeftOut, notices } = await this.notices.of(playerUUID);
    return { playerName: player?.name ?? null, isLeftOut, notices: notices.map(noticeView) };
  }

  @Endpoint(CALLS.acknowledgeNotice)
  async acknowledge(
    @Caller() player: string,
    @Input() { noticeId }: InputOf<typeof CALLS.acknowledgeNotice>,
  ) {
    await this.notices.see(player, noticeId, new Date(this.clock.now()));
  }
}
