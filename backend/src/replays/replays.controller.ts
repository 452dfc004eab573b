import { Controller, Inject, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { baseUrlFor } from '../platform/http/origin.js';
import type { AppRequest } from '../platform/requests/request.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { replayUrlOf } from './replay.view.js';
import { ReplaysService } from './replays.service.js';

@Controller()
export class ReplaysController {
  constructor(
    private readonly replays: ReplaysService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.gameReplay)
  read(@Caller() player: string, @Input() { gameId }: InputOf<typeof CALLS.gameReplay>) {
    return this.replays.read(gameId, player);
  }

  @Endpoint(CALLS.shareReplay)
  async share(
    @Caller() player: string,
    @Input() { gameId }: InputOf<typeof CALLS.shareReplay>,
    @Req() request: AppRequest,
  ) {
    const shareId = await this.replays.share(gameId, player);
    return { shareId, shareUrl: this.urlOf(shareId, request) };
  }

  @Endpoint(CALLS.stopSharingReplay)
  async stop(
    @Caller() player: string,
    @Input() { gameId }: InputOf<typeof CALLS.stopSharingReplay>,
  ): Promise<void> {
    await this.replays.stopSharing(gameId, player);
  }

  @Endpoint(CALLS.publicReplay)
  async shared(
    @CallingPlayer() viewer: KnownPlayer | null,
    @Input() { shareId }: InputOf<typeof CALLS.publicReplay>,
    @Req() request: AppRequest,
  ) {
    const { replay, sharedBy } = await this.replays.readShared(shareId, viewer);
    return { shareId, replay, sharedBy, shareUrl: this.urlOf(shareId, request) };
  }

  private urlOf(shareId: string, request: AppRequest): string {
    return replayUrlOf(baseUrlFor(request, this.config.publicOrigin), shareId);
  }
}
