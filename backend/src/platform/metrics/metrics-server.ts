import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { metricsPortProblem } from '../config/startup-problems.js';
import { Metrics } from './metrics.js';

const PATH = '/metrics';

/** Serves the metrics on a port of its own, so that players can't reach them. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'host' | 'metricsPort'>,
    private readonly metrics: Metrics,
  ) {}

  /** The port on which it listens; undefined without METRICS_PORT. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { host, metricsPort } = this.config;
    if (metricsPort === undefined) return;
    this.metrics.addProcess();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== PATH) {
        response.writeHead(404).end();
        return;
      }
      void this.metrics.text().then(
        (text) => response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text),
        (error: unknown) => {
          this.log.error(error);
          response.writeHead(500).end();
        },
      );
    });
    await once(server.listen(metricsPort, host), 'listening').catch((error: unknown) => {
      throw metricsPortProblem(error, host, metricsPort);
    });
    this.server = server;
  }

  /** Stops last, so that the shutdown can be monitored too. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
