import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Maintenance } from '../../platform/maintenance/maintenance.js';
import { Hub } from './hub.js';

/** Tells all clients of this instance what operators announce. Each instance learns of it by itself. */
@Injectable()
export class AnnounceMaintenance implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
  ) {}

  onModuleInit(): void {
    this.maintenance.onChanged((notice) => this.hub.broadcast(() => ({ type: 'SERVICE_NOTICE', notice })));
  }
}
