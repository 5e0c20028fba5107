import {
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type TracerProviderOptions,
} from '@opentelemetry/sdk-trace'
import { version } from '../build.ts'
import type { OpenSpan, SpanKind, Tracing } from './tracing.ts'

/** Where traces go, and of how many requests one is made (1: of each). */
export interface OtlpSettings {
  /** The collector's address; traces go to `/v1/traces` below it. */
  readonly endpoint: string
  readonly service_name: string
  readonly ratio: number
}

/** What waits to be sent; more is dropped. */
const bounds = { maxQueueSize: 2_048, maxExportBatchSize: 256, exportTimeoutMillis: 5_000 }
const EVERY_MS = 2_000
const LAST_MS = 2_000

const kinds: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  internal: Kind.INTERNAL,
}

// What the SDK asks for. The package that makes one is not worth a place among sixty.
type Resource = NonNullable<TracerProviderOptions['resource']>

/** Who the spans are of. */
const resourceOf = (service_name: string): Resource => {
  const attributes = { 'service.name': service_name, 'service.version': version }
  const own: Resource = {
    attributes,
    merge: (other) => other ?? own,
    getRawAttributes: () => Object.entries(attributes),
  }
  return own
}

/** The context of a caller; the root where its header is none. */
const contextOf = (traceparent = ''): Context => {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent) ?? []
  const told = { traceId, spanId, isRemote: true, traceFlags: Number.parseInt(flags, 16) & 1 }
  return traceId === '' ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, told)
}

/**
 * Tracing by OpenTelemetry, sent as OTLP over HTTP. What cannot be sent is dropped, and said by
 * `warn` once until something could be.
 */
export const otlpTracing = (
  { endpoint, service_name, ratio }: OtlpSettings,
  warn: (why: string) => void,
): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const send = exporter.export.bind(exporter)
  let is_failing = false
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const has_failed = result.error !== undefined
      if (has_failed && !is_failing) warn(result.error?.message ?? 'no reason')
      is_failing = has_failed
      done(result)
    })
  const provider = new TracerProvider({
    resource: resourceOf(service_name),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, ...bounds, scheduledDelayMillis: EVERY_MS }),
    ],
  })
  const tracer = provider.getTracer('epod', version)
  const opened = (span: Span): OpenSpan => {
    const { traceId, spanId, traceFlags } = span.spanContext()
    const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')
    return {
      traceparent: `00-${traceId}-${spanId}-${flags}`,
      child: (name, kind, attributes = {}) =>
        opened(
          tracer.startSpan(
            name,
            { kind: kinds[kind], attributes },
            trace.setSpan(ROOT_CONTEXT, span),
          ),
        ),
      end: (attributes = {}, has_failed = false) => {
        span.setAttributes(attributes)
        if (has_failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return {
    begin: (name, kind, traceparent, attributes = {}) =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(traceparent))),
    stop: async () => {
      const ended = provider.shutdown().catch(() => {})
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
    },
  }
}
