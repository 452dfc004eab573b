import { Logger } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import type { Jobs } from '../platform/jobs/jobs.js';
import type { Presence } from '../presence/index.js';
import { DeliverPushes } from './deliver-pushes.js';
import type { OutboxRepository, TakenNotice } from './outbox.repository.js';
import type { PushSources } from './push-sources.js';
import type { SendNotice } from './send-notice.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});

class PatientClock extends Clock {
  override pause = () => new Promise<void>(setImmediate);
}

const takenOf = (topic: string) => ({ topic, attempts: 1, createdAt: new Date() }) as TakenNotice;

test('notices that were taken are put back, even if the database is away for a while', async () => {
  const waiting = [[takenOf('one'), takenOf('two')], []];
  const putBack: string[] = [];
  let failures = 3;
  const outbox = {
    dueServices: () => Promise.resolve(['push.example']),
    take: () => Promise.resolve(waiting.shift() ?? []),
    postpone: ({ topic }: TakenNotice) =>
      failures-- > 0 ? Promise.reject(new Error('no database')) : Promise.resolve(void putBack.push(topic)),
  };
  const deliver = new DeliverPushes(
    { isPushOn: true },
    outbox as unknown as OutboxRepository,
    { contents: () => Promise.reject(new Error('no database')) } as unknown as PushSources,
    { isActive: () => Promise.resolve([false, false]) } as unknown as Presence,
    {} as SendNotice,
    {} as Jobs,
    new PatientClock(),
  );
  await deliver.execute();
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(putBack).toEqual(['one', 'two']);
});
