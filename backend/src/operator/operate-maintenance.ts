import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { type MaintenanceChange, problemOf } from '../platform/maintenance/schedule.js';
import type { Typed } from './arguments.js';
import { OperatorError, type Outcome } from './commands.js';
import { parseTime } from './parse-time.js';

type Run = () => Promise<Outcome>;

/** The commands that announce and pause. */
@Injectable()
export class OperateMaintenance {
  constructor(
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  announce(text: string, { until = '' }: Typed['times']): Run {
    const endsAt = parseTime(until, this.clock.now());
    return this.change({ announcement: { text, endsAt } });
  }

  prepare(
    name: 'maintenance' | 'end-announcement' | 'pause' | 'resume',
    { from, until = '' }: Typed['times'],
  ): Run {
    switch (name) {
      case 'maintenance':
        return () => Promise.resolve(this.outcome());
      case 'end-announcement':
        return this.change({ announcement: null });
      case 'pause': {
        const startsAt = from === undefined ? this.clock.now() : parseTime(from, this.clock.now());
        return this.change({ pause: { startsAt, endsAt: parseTime(until, startsAt) } });
      }
      case 'resume':
        return this.change({ pause: null });
    }
  }

  private change(change: MaintenanceChange): Run {
    const problem = problemOf(change, this.clock.now());
    if (problem !== null) throw new OperatorError(problem);
    return async () => {
      await this.maintenance.apply(change);
      return this.outcome();
    };
  }

  private outcome(): Outcome {
    const notice = this.maintenance.notice();
    const { announcement, pause } = notice;
    const lines = [
      announcement ? `Announced until ${announcement.endsAt}: ${announcement.text}` : 'Nothing is announced.',
      pause ? `Paused from ${pause.startsAt} until ${pause.endsAt}.` : 'The game is not paused.',
    ];
    return { text: lines.join('\n'), data: notice };
  }
}
