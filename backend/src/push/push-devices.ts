import { Injectable } from '@nestjs/common';
import { addDays, dateIn, daysBetween, HOUR_MS, plainDate, type PlainDate } from '@tessera/rules';
import { Statements } from '../platform/database/statements.js';
import type { Transaction } from '../platform/database/transactions.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** Before all players and devices. */
const FIRST = '00000000-0000-0000-0000-000000000000';
const PAGE = 500;
/** A reminder that couldn't be sent in time is of use for a while. */
const REMINDED_FOR_HOURS = 3;
const EPOCH = plainDate('1970-01-01');

const PLAYERS = {
  name: 'players-with-devices',
  text: `
    SELECT DISTINCT "playerUUID" FROM push_subscriptions WHERE "playerUUID" > $last ORDER BY 1 LIMIT ${PAGE}`,
};
const WISHED_TIMES = {
  name: 'wished-times-of-reminders',
  text: `
    SELECT DISTINCT "reminderZone" AS zone, "reminderHour" AS hour FROM push_subscriptions
    WHERE "reminderHour" IS NOT NULL`,
};
const TO_REMIND = {
  name: 'devices-to-remind',
  text: `
    SELECT id, "playerUUID" FROM push_subscriptions device
    WHERE "reminderZone" = $zone AND "reminderHour" = $hour AND 'reminder' = ANY (kinds) AND "changedAt" <= $since AND id > $last
      AND NOT EXISTS (
        SELECT FROM push_outbox WHERE "subscriptionId" = device.id AND topic = 'reminder' AND version >= $version)
    ORDER BY id LIMIT ${PAGE}`,
};

export interface RemindedDevice {
  readonly id: string;
  readonly playerUUID: string;
}

interface WishedTime {
  readonly zone: string;
  readonly hour: number;
}

/** The version of a reminder: the number of its date. */
export const versionOfDate = (date: PlainDate): number => daysBetween(EPOCH, date);
export const dateOfVersion = (version: number): PlainDate => addDays(EPOCH, version);

/** Which devices get notices, page by page. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly statements: Statements,
    private readonly subscriptions: SubscriptionsRepository,
  ) {}

  /** Sends no more notices to a device. `capability` is the UUID by which it knows the player. */
  async remove(transaction: Transaction, playerUUID: string, capability: string): Promise<void> {
    await this.subscriptions.removeAt(transaction, playerUUID, capability);
  }

  /** All players with devices. */
  async *players(): AsyncGenerator<string[]> {
    for (let last: string | undefined = FIRST; last !== undefined;) {
      const rows: { playerUUID: string }[] = await this.statements.rows(PLAYERS, { last });
      if (rows.length > 0) yield rows.map(({ playerUUID }) => playerUUID);
      last = rows.at(-1)?.playerUUID;
    }
  }

  /** The devices that want a reminder now and haven't got one for their date. */
  async *toRemind(now: number): AsyncGenerator<{ date: PlainDate; devices: RemindedDevice[] }> {
    const times = await this.statements.rows<WishedTime>(WISHED_TIMES);
    for (const time of times) {
      const since = begunAt(time, now);
      if (since === null) continue;
      const date = dateIn(time.zone, now);
      for (let last: string | undefined = FIRST; last !== undefined;) {
        const values = { ...time, since: new Date(since), last, version: versionOfDate(date) };
        const devices: RemindedDevice[] = await this.statements.rows(TO_REMIND, values);
        if (devices.length > 0) yield { date, devices };
        last = devices.at(-1)?.id;
      }
    }
  }
}

/**
 * When the hour began, if that was not long ago; null otherwise. An hour that is skipped when clocks go forward
 * counts as begun once the next one begins.
 */
function begunAt({ zone, hour }: WishedTime, now: number): number | null {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  });
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(format.formatToParts(now).find((part) => part.type === type)?.value);
  const hours = partOf('hour') - hour;
  if (hours < 0 || hours >= REMINDED_FOR_HOURS) return null;
  return now - hours * HOUR_MS - partOf('minute') * 60_000 - (now % 60_000);
}
