import type { OnApplicationShutdown } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/constants';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { RequestHandler } from 'express';
import { errorFields } from '../logging/redact.js';
import { routeOf } from '../requests/route.js';
import { type SpanFacts, Tracing } from './tracing.js';

/**
 * Exports spans by OTLP over HTTP. The packages read the endpoint, headers and sampling from their usual
 * variables. Imported only if a collector is configured. There are just a few spans of our own, because
 * automatic instrumentation would export paths, queries and parameters, which identify players.
 */
export class OtlpTracing extends Tracing implements OnApplicationShutdown {
  readonly isOn = true;
  private readonly provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': KEY_PREFIX }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  private readonly tracer = this.provider.getTracer(KEY_PREFIX);

  constructor() {
    super();
    this.provider.register();
  }

  span<Result>(name: string, attributes: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    return this.tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  requests(): RequestHandler {
    return (request, response, next) => {
      const { method } = request;
      const caller = propagation.extract(context.active(), request.headers);
      const attributes = { 'http.request.method': method };
      const span = this.tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      response.once('close', () => {
        const route = routeOf(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(caller, span), next);
    };
  }

  /** Exports the spans that are still buffered. */
  async onApplicationShutdown(): Promise<void> {
    await this.provider.shutdown().catch(() => undefined);
  }
}

/** Uses the same redaction as the logs, because database errors may quote a player's data. */
function fail(span: Span, error: unknown): void {
  const { message = '' } = error instanceof Error ? errorFields(error) : {};
  span.setStatus({ code: SpanStatusCode.ERROR, message });
}
