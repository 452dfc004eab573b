import type { OnApplicationShutdown } from '@nestjs/common';
import { KEY_PREFIX } from '@tessera/contracts/product';
import type { Span, Tracer } from '@opentelemetry/api';
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { RequestHandler } from 'express';
import { loadOptional } from '../config/optional-packages.js';
import type { ProcessLog } from '../logging/process-log.js';
import { errorFields } from '../logging/redact.js';
import { type AppRequest, routeOf } from '../requests/request.js';
import { type SpanFacts, Tracing } from './tracing.js';

type Api = typeof import('@opentelemetry/api');

/** Under the names that OpenTelemetry recommends for logs in other formats. */
function idsOf(span: Span | undefined): { trace_id?: string; span_id?: string } {
  if (span === undefined) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/**
 * Exports spans by OTLP over HTTP. The packages read the endpoint, headers and sampling from their usual
 * variables. Used only if a collector is configured. There are just a few spans of our own, because
 * automatic instrumentation would export paths, queries and parameters, which identify players.
 */
export class OtlpTracing extends Tracing implements OnApplicationShutdown {
  readonly isOn = true;
  private readonly tracer: Tracer;

  private constructor(
    private readonly api: Api,
    private readonly provider: NodeTracerProvider,
  ) {
    super();
    provider.register();
    this.tracer = provider.getTracer(KEY_PREFIX);
  }

  /** The lines of the log get the IDs of the span in which they are written. */
  static async create(log: ProcessLog): Promise<OtlpTracing> {
    const [api, { OTLPTraceExporter }, resources, sdk] = await loadOptional(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      () =>
        Promise.all([
          import('@opentelemetry/api'),
          import('@opentelemetry/exporter-trace-otlp-http'),
          import('@opentelemetry/resources'),
          import('@opentelemetry/sdk-trace-node'),
        ]),
    );
    const { detectResources, envDetector, resourceFromAttributes } = resources;
    log.traceIds = () => idsOf(api.trace.getActiveSpan());
    return new OtlpTracing(
      api,
      new sdk.NodeTracerProvider({
        resource: resourceFromAttributes({ 'service.name': KEY_PREFIX }).merge(
          detectResources({ detectors: [envDetector] }),
        ),
        spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
      }),
    );
  }

  span<Result>(name: string, attributes: SpanFacts, work: () => Promise<Result>): Promise<Result> {
    return this.tracer.startActiveSpan(name, { attributes }, async (span) => {
      try {
        return await work();
      } catch (error) {
        this.fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  }

  requests(): RequestHandler {
    const { context, propagation, SpanKind, SpanStatusCode, trace } = this.api;
    return (request, response, next) => {
      const { method } = request;
      const caller = propagation.extract(context.active(), request.headers);
      const attributes = { 'http.request.method': method };
      const span = this.tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, caller);
      // The line about the request is written in another context.
      Object.assign(request, { traceIds: idsOf(span) } satisfies Pick<AppRequest, 'traceIds'>);
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

  /** Uses the same redaction as the logs, because database errors may quote a player's data. */
  private fail(span: Span, error: unknown): void {
    const { message = '' } = error instanceof Error ? errorFields(error) : {};
    span.setStatus({ code: this.api.SpanStatusCode.ERROR, message });
  }
}
