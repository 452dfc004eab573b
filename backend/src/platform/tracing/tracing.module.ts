import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { ProcessLog } from '../logging/process-log.js';
import { NoTracing, Tracing } from './tracing.js';

/** Imported on demand, so that processes without a collector start faster. */
async function openTracing(
  { otlpEndpoint }: Pick<Config, 'otlpEndpoint'>,
  log: ProcessLog,
): Promise<Tracing> {
  if (otlpEndpoint === undefined) return new NoTracing();
  const { OtlpTracing } = await import('./otlp-tracing.js');
  return OtlpTracing.create(log);
}

@Global()
@Module({
  providers: [{ provide: Tracing, useFactory: openTracing, inject: [CONFIG, ProcessLog] }],
  exports: [Tracing],
})
export class TracingModule {}
