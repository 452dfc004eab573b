import { AsyncLocalStorage } from 'node:async_hooks';
import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/platform/database/transactions.js';

type Driver = { obtainMasterConnection: () => Promise<unknown> };

/** One for all applications: each further storage would slow down every promise of the process. */
const within = new AsyncLocalStorage<Driver | undefined>();

/**
 * Refuses a transaction any connection but its own: as many as the pool has connections, each waiting for one
 * more, would wait for each other. A few never do, so that only this tells.
 */
export function allowOneConnection(app: INestApplication): void {
  const transactions = app.get(Transactions);
  const driver = app.get(DataSource).driver as unknown as Driver;
  const run = transactions.run.bind(transactions);
  transactions.run = (work) => run((transaction) => within.run(driver, () => work(transaction)));
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = () =>
    within.getStore() === driver
      ? Promise.reject(new Error('a transaction asks for a second connection'))
      : obtain();
}
