import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { NoTracing, Tracing } from './tracing.js';

/** Imported on demand, so that processes without a collector start faster. */
async function openTracing({ otlpEndpoint }: Pick<Config, 'otlpEndpoint'>): Promise<Tracing> {
  if (otlpEndpoint === undefined) return new NoTracing();
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return OtlpTracing.create();
}

@Global()
@Module({
  providers: [{ provide: Tracing, useFactory: openTracing, inject: [CONFIG] }],
  exports: [Tracing],
})
export class TracingModule {}
