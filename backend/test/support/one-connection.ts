import { AsyncLocalStorage } from 'node:async_hooks';
import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../../src/platform/database/transactions.js';

type Driver = { obtainMasterConnection: () => Promise<unknown> };

/**
 * A single one for all applications, because each additional storage slows down every promise in the process.
 */
const within = new AsyncLocalStorage<Driver | undefined>();

/**
 * Prevents a transaction from using any connection but its own. If as many transactions as the pool has
 * connections needed another one each, they would deadlock. A few transactions wouldn't, so only this detects
 * it.
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
