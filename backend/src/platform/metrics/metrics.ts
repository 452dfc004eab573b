import { Injectable } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/constants';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** From a millisecond, a move on an idle machine, to what nobody waits for. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Described {
  /** Without the product's prefix. */
  readonly name: string;
  readonly help: string;
  /** What its values are told apart by: few values each, and never anything that names a player. */
  readonly labels?: readonly string[];
}

interface Reading {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

type Read = () => readonly Reading[] | Promise<readonly Reading[]>;

/** What this process counts. Rooms declare their metrics here; whoever scrapes reads them. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();

  counter(described: Described): Counter {
    return new Counter(this.options(described));
  }

  /** How long something takes, in seconds. */
  durations(described: Described): Histogram {
    return new Histogram({ ...this.options(described), buckets: SECONDS });
  }

  /** What is read when somebody asks. One that cannot be read is left out, and the others are there. */
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

  /** What Node tells of itself: memory, garbage, the delay of its event loop. */
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
