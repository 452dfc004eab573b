import { Controller, Inject } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { VERSION } from '../platform/releases/version.js';

/** Facts about the operator that the static pages show, and the build. */
@Controller()
export class SiteController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Endpoint(CALLS.siteFacts)
  facts() {
    const { communityUrl, donateUrl, socialUrl, teamEmail, hostingCountry, commit } = this.config;
    return {
      communityUrl: communityUrl ?? null,
      donateUrl: donateUrl ?? null,
      socialUrl: socialUrl ?? null,
      teamEmail: teamEmail ?? null,
      hostingCountry,
      version: VERSION,
      commit,
    };
  }
}
