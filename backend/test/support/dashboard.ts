import type { DashboardMetrics } from '@tessera/contracts/admin';
import { CALLS } from '@tessera/contracts/calls';
import type { TestApp } from './app.js';
import { Browser } from './browser.js';
import { ADMIN, startGuardedApp } from './callers.js';

export type Metrics = Required<DashboardMetrics>;

/** The app, and an admin who reads the dashboard's metrics. */
export async function startDashboard(
  now?: string,
): Promise<{ app: TestApp; metrics: () => Promise<Metrics> }> {
  const app = await startGuardedApp(now);
  const admin = new Browser(app);
  await admin.login(ADMIN);
  return { app, metrics: async () => (await admin.call(CALLS.adminMetrics)).body.metrics as Metrics };
}
