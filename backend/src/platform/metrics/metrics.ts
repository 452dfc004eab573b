import { Injectable } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From one millisecond (a move on an idle machine) to more than anyone would wait. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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

  /** A gauge that is read on each scrape. If that fails, it is left out and the others remain. */
  gauge(described: Described, read: Read): void {
    new Gauge({
      ...this.options(described),
      async collect() {
        this.reset();
        const readings = await Promise.resolve()
          .then(read)
          .catch(() => []);
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
