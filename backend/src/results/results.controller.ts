import { Controller, Inject, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { baseUrlFor } from '../platform/http/origin.js';
import type { AppRequest } from '../platform/requests/request.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { DEMO_SHARE_ID, ResultsService } from './results.service.js';
import { resultView, shareUrlOf } from './result.view.js';

@Controller()
export class ResultsController {
  constructor(
    private readonly results: ResultsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(CALLS.shareResult)
  async share(
    @Caller() player: string,
    @Input() { gameId }: InputOf<typeof CALLS.shareResult>,
    @Req() request: AppRequest,
  ) {
    return this.shared(await this.results.share(gameId, player), request);
  }

  @Endpoint(CALLS.shareDemoResult)
  shareDemo(@Input() _input: unknown, @Req() request: AppRequest) {
    return this.shared(DEMO_SHARE_ID, request);
  }

  @Endpoint(CALLS.publicResultOf)
  async read(
    @Caller() playerUUID: string | undefined,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { shareId, letters }: InputOf<typeof CALLS.publicResultOf>,
    @Req() request: AppRequest,
  ) {
    const result = await this.results.find(shareId);
    const viewer = {
      playerUUID,
      own: await this.results.ownOf(result, playerUUID),
      completed: player?.recentDates ?? [],
      asksForLetters: letters === 'true',
      now: this.clock.now(),
    };
    return { result: resultView(result, viewer, this.baseUrlFor(request)) };
  }

  private shared(shareId: string, request: AppRequest) {
    return { shareId, shareUrl: shareUrlOf(this.baseUrlFor(request), shareId) };
  }

  private baseUrlFor(request: AppRequest): string {
    return baseUrlFor(request, this.config.publicOrigin);
  }
}
