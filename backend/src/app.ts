import path from 'node:path';
import type { NestApplicationOptions } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { LIMITS, PAGES, PATHS } from '@tessera/contracts/wire';
import { signInFacts } from './auth/index.js';
import { CHALLENGE_HEADS } from './challenges/index.js';
import { LiveAdapter } from './live/index.js';
import type { Config } from './platform/config/config.js';
import { healthEndpointsOnly } from './platform/health/health.controller.js';
import { isCall, isDecodable } from './platform/http/api-path.js';
import { AppAdapter, compressFiles } from './platform/http/app-adapter.js';
import { documentation } from './platform/http/documentation.js';
import { rejectForeignOrigins } from './platform/http/origin.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { webApp } from './platform/http/web-app.js';
import { ConnectionLimit } from './platform/limits/connection-limit.js';
import { NestLog } from './platform/logging/nest-log.js';
import { ProcessLog } from './platform/logging/process-log.js';
import { requestLog } from './platform/logging/request-log.js';
import { Maintenance, noticeHeader } from './platform/maintenance/maintenance.js';
import { Metrics, requestMetrics } from './platform/metrics/metrics.js';
import { ReleaseAssets } from './platform/releases/release-assets.js';
import { undecodable } from './platform/requests/app-error.js';
import { Tracing } from './platform/tracing/tracing.js';
import { ReplayPages } from './replays/index.js';
import { SharePages } from './results/index.js';

/** Options for creating the application. Only warnings and errors of the framework are logged. */
export const APP_OPTIONS: NestApplicationOptions = {
  bodyParser: false,
  abortOnError: false,
  logger: ['fatal', 'error', 'warn'],
};

interface WebRoot {
  /** The folder of the built web app; undefined to serve only the API. */
  webRoot?: string;
}

export const appAdapter = ({ limits, trustProxy, keepAliveSeconds }: Config): AppAdapter =>
  new AppAdapter({ limits, trustProxy, keepAliveSeconds, eventStreamPath: PATHS.events });

/** Adds the middleware that every request passes through, and initializes the application. */
export async function prepareApp(
  app: NestExpressApplication,
  config: Config,
  { webRoot }: WebRoot = {},
): Promise<void> {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  const { log } = app.get(ProcessLog);
  app.use(requestLog(log, config));
  app.use(requestMetrics(app.get(Metrics)));
  const tracing = app.get(Tracing);
  if (tracing.isOn) app.use(tracing.requests());
  if (config.role === 'worker') app.use(healthEndpointsOnly);
  app.use(securityHeaders(config.publicOrigin?.startsWith('https:') ?? false));
  app.use(noticeHeader(app.get(Maintenance)));
  app.use(compressFiles);
  app.use(rejectForeignOrigins(config.publicOrigin));
  const [sharePages, replayPages] = [app.get(SharePages), app.get(ReplayPages)];
  for (const pages of [sharePages, replayPages]) app.use(exceptForCalls(decodable(pages.pictureRoute())));
  const releaseAssets = app.get(ReleaseAssets);
  if (webRoot !== undefined) {
    const files = webApp({
      root: webRoot,
      pages: Object.values(PAGES),
      heads: { ...sharePages.heads(), ...replayPages.heads(), ...CHALLENGE_HEADS },
      findAsset: releaseAssets.find,
      facts: signInFacts(config),
    });
    app.use(exceptForCalls(files));
  }
  app.useBodyParser('json', { limit: LIMITS.BODY_LIMIT_BYTES, inflate: false });
  app.useWebSocketAdapter(new LiveAdapter(app, config, app.get(ConnectionLimit)));
  app.use(documentation());
  await app.init();
  if (webRoot !== undefined && config.role !== 'worker')
    await releaseAssets.keep(path.join(webRoot, 'assets'));
  app.useLogger(new NestLog(log));
}

/** Calls are never looked up among the files. */
const exceptForCalls =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    if (!isCall(request)) return handler(request, response, next);
    next(isDecodable(request.path) ? undefined : undecodable());
  };

/** Leaves paths whose encoding is malformed to the web app, which has a page for them. */
const decodable =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isDecodable(request.path) ? handler(request, response, next) : next();
