import { Controller, Inject } from '@nestjs/common';
import { type AnswerOf, CALLS } from '@tessera/contracts';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint } from '../platform/http/endpoint.js';

/** Facts about the operator that the static pages show. */
@Controller()
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Endpoint(CALLS.siteFacts)
  facts(): AnswerOf<typeof CALLS.siteFacts> {
    const { communityUrl, donateUrl, socialUrl, teamEmail, hostingCountry } = this.config;
    return {
      success: true,
      communityUrl: communityUrl ?? null,
      donateUrl: donateUrl ?? null,
      socialUrl: socialUrl ?? null,
      teamEmail: teamEmail ?? null,
      hostingCountry,
    };
  }
}
