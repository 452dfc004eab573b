import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Maintenance, type MaintenanceChange, problemOf } from '../platform/maintenance/maintenance.js';
import type { Typed } from './arguments.js';
import { OperatorError, type Outcome } from './commands.js';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A time as it was typed: the next `02:00` (UTC) after that instant, or `2026-11-28T02:00Z`. */
export function parseTime(typed: string, after: number): number {
  if (CLOCK.test(typed)) {
    const onThatDay = Date.parse(`${new Date(after).toISOString().slice(0, 10)}T${typed}Z`);
    return onThatDay > after ? onThatDay : onThatDay + DAY_MS;
  }
  const time = INSTANT.test(typed) ? Date.parse(typed) : Number.NaN;
  if (Number.isNaN(time))
    throw new OperatorError(`${typed} isn't a time: write 02:00 (in UTC) or 2026-11-28T02:00Z`);
  return time;
}

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
