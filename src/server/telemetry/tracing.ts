/** What a span stands for, as OpenTelemetry sorts them. */
export type SpanKind = 'server' | 'client' | 'producer' | 'internal'
/** What is told of a span beside its name: words of our code, ids and numbers. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>

/** A span that has begun. */
export interface OpenSpan {
  /** What whoever is called inside it is told (W3C Trace Context). */
  readonly traceparent: string
  /** Begins a span inside this one. */
  child(name: string, kind: SpanKind, facts?: SpanFacts): OpenSpan
  /** Ends it; what fails says so. */
  end(facts?: SpanFacts, has_failed?: boolean): void
}

/** Begins traces and takes them to where they are collected; never in the way of a call. */
export interface Tracing {
  /** Begins a trace, or goes on with that of a trusted caller. */
  begin(name: string, kind: SpanKind, traceparent?: string, facts?: SpanFacts): OpenSpan
  /** Sends what waits, for two seconds at most. */
  stop(): Promise<void>
}
