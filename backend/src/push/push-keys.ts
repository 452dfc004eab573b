import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';
import { CONFIG, type Config } from '../platform/config/config.js';

export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys by which push services recognize this server (VAPID, RFC 8292): the configured ones, or those that the
 * first process has generated. They are in the database, the only thing that all processes share.
 */
@Injectable()
export class PushKeys implements OnApplicationBootstrap {
  private known: KeyPair | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'isPushOn' | 'vapidKeys'>,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.pair();
  }

  /** Null if this server sends no notices. */
  async pair(): Promise<KeyPair | null> {
    if (!this.config.isPushOn) return null;
    this.known ??= this.config.vapidKeys ?? (await this.load());
    return this.known;
  }

  private async load(): Promise<KeyPair> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    // Of several processes that start at once, one inserts its pair, and the others read it.
    await this.dataSource.query(
      'INSERT INTO push_keys (id, "publicKey", "privateKey") VALUES (1, $1, $2) ON CONFLICT DO NOTHING',
      [publicKey, privateKey],
    );
    const [pair] = await this.dataSource.query<KeyPair[]>('SELECT "publicKey", "privateKey" FROM push_keys');
    if (!pair) throw new Error('The push keys are missing');
    return pair;
  }
}
