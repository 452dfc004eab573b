import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { CONFIG, type Config } from '../platform/config/config.js';
import { keepReading } from '../platform/database/keep-reading.js';
import { Transactions } from '../platform/database/transactions.js';

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys by which push services recognize this server (VAPID, RFC 8292): the configured ones, or those that the
 * first process has generated. They are in the database, the only thing that all processes share.
 */
@Injectable()
export class PushKeys implements OnApplicationBootstrap, OnModuleDestroy {
  private known: KeyPair | undefined;
  private stopReading: () => void = () => undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'isPushOn' | 'vapidKeys'>,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if ((await this.pair()) === null || this.config.vapidKeys) return;
    this.stopReading = keepReading('the push keys', async () => {
      this.known = (await this.read()) ?? this.known;
    });
  }

  onModuleDestroy(): void {
    this.stopReading();
  }

  /** Null if this server sends no notices. */
  async pair(): Promise<KeyPair | null> {
    if (!this.config.isPushOn) return null;
    if (this.config.vapidKeys) return this.config.vapidKeys;
    this.known ??= await this.load();
    return this.known;
  }

  /**
   * Replaces the pair. Push services accept notices only with the key that a device has subscribed with, so all
   * subscriptions end. Devices subscribe again when their players open the app. Returns how many ended. Changes
   * nothing if the configuration has the keys.
   */
  async rotate(): Promise<number> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    return this.transactions.run(async (transaction) => {
      await transaction.query(
        `INSERT INTO push_keys (id, "publicKey", "privateKey") VALUES (1, $1, $2)
         ON CONFLICT (id) DO UPDATE SET "publicKey" = excluded."publicKey", "privateKey" = excluded."privateKey"`,
        [publicKey, privateKey],
      );
      const [, count] = await transaction.query<[unknown[], number]>('DELETE FROM push_subscriptions');
      return count;
    });
  }

  private async load(): Promise<KeyPair> {
    const stored = await this.read();
    if (stored) return stored;
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    // Of several processes that start at once, one inserts its pair, and the others read it.
    await this.dataSource.query(
      'INSERT INTO push_keys (id, "publicKey", "privateKey") VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
      [publicKey, privateKey],
    );
    const pair = await this.read();
    if (!pair) throw new Error('The push keys are missing');
    return pair;
  }

  private async read(): Promise<KeyPair | undefined> {
    const [pair] = await this.dataSource.query<KeyPair[]>('SELECT "publicKey", "privateKey" FROM push_keys');
    return pair;
  }
}
