import { Controller, Inject, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { baseUrlFor } from '../platform/http/origin.js';
import type { AppRequest } from '../platform/requests/request.js';
import { Caller } from '../players/index.js';
import { PushKeys } from './push-keys.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** The devices that get push notices. */
@Controller()
export class PushController {
  constructor(
    private readonly keys: PushKeys,
    private readonly service: SubscriptionsService,
    private readonly subscriptions: SubscriptionsRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicOrigin'>,
  ) {}

  @Endpoint(CALLS.pushKey)
  async key() {
    return { publicKey: (await this.keys.pair())?.publicKey ?? null };
  }

  @Endpoint(CALLS.savePushSubscription)
  async save(
    @Caller() playerUUID: string,
    @Input() input: InputOf<typeof CALLS.savePushSubscription>,
    @Req() request: AppRequest,
  ) {
    const origin = baseUrlFor(request, this.config.publicOrigin);
    const capability = request.deviceAlias?.alias ?? playerUUID;
    const wishes = await this.service.save({ ...input, playerUUID, capability, origin });
    return wishes;
  }

  /** The browser may have lost its player or session, so its endpoint is all that it needs. */
  @Endpoint(CALLS.deletePushSubscription)
  async remove(@Input() { endpoint }: InputOf<typeof CALLS.deletePushSubscription>): Promise<void> {
    await this.subscriptions.remove(endpoint);
  }
}
