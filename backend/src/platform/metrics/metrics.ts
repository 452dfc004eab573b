import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestHandler } from 'express';
import { type AppRequest, routeOf } from '../requests/request.js';

/** From one millisecond (a move on an idle machine) to more than anyone would wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Well within a scrape, which would otherwise fail as a whole when the database hangs. */
const READ_TIMEOUT_MS = 2_000;

interface Described {
  /** Without the product's prefix. */
  readonly name: string;
  readonly help: string;
  /** Each label must have few values, and none may identify a player. */
  readonly labels?: readonly string[];
}

interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

type Read = () => readonly Reading[] | Promise<readonly Reading[]>;

/** The metrics of this process. Features declare theirs here; the metrics server reads them. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  counter(described: Described): Counter {
    return new Counter(this.options(described));
  }

  /** A histogram of durations in seconds. */
  durations(described: Described): Histogram {
    return new Histogram({ ...this.options(described), buckets: SECONDS });
  }

  /** A gauge that is read on each scrape. If that fails or takes too long, it is left out and the others remain. */
  gauge(described: Described, read: Read): void {
    new Gauge({
      ...this.options(described),
      async collect() {
        this.reset();
        const late = sleep<Awaited<ReturnType<Read>>>(READ_TIMEOUT_MS, [], { ref: false });
        const readings = await Promise.race([Promise.resolve().then(read), late]).catch(() => []);
        for (const { labels = {}, value } of readings) this.set(labels, value);
      },
    });
  }

  /** Node's own metrics: memory, garbage collection, event loop delay. */
  addProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  private options({ name, help, labels = [] }: Described) {
    return { name: `${KEY_PREFIX}_${name}`, help, labelNames: [...labels], registers: [this.registry] };
  }
}

const STREAM = 'text/event-stream';

/** Measures every request until its response has been sent. Event streams aren't measured. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const durations = metrics.durations({
    name: 'http_request_seconds',
    help: 'Time from receiving a request to the end of its response, by route',
    labels: ['method', 'route', 'status'],
  });
  // Looking up a combination of labels takes longer than observing a duration.
  const known = new Map<string, { observe(seconds: number): void }>();
  const durationsOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const found = known.get(key) ?? durations.labels({ method, route, status: String(status) });
    known.set(key, found);
    return found;
  };
  return (request, response, next) => {
    const { receivedAt } = request as AppRequest;
    response.once('finish', () => {
      if (String(response.getHeader('Content-Type')).startsWith(STREAM)) return;
      durationsOf(request.method, routeOf(request), response.statusCode).observe(
        (performance.now() - receivedAt) / 1000,
      );
    });
    next();
  };
}
