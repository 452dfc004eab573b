import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { CallingPlayer, type KnownPlayer } from '../players/index.js';
import { SpreadService } from './spread.service.js';

@Controller()
export class SpreadController {
  constructor(private readonly spread: SpreadService) {}

  @Endpoint(CALLS.dailySpread)
  async read(
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { date }: InputOf<typeof CALLS.dailySpread>,
  ) {
    return { spread: await this.spread.read(date, player) };
  }
}
