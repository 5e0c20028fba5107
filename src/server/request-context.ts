import { AsyncLocalStorage } from 'node:async_hooks'
import type { OpenSpan } from './telemetry/tracing.ts'

/** What is known of the work that is being done, wherever it has led. */
export interface RequestContext {
  /** The request id, as the answer's header has it; null in jobs. */
  readonly id: string | null
  /** The span that it stands in; null where nothing is traced. */
  readonly span: OpenSpan | null
}

/** Finds the work that is being done; undefined outside of requests and what is traced. */
export const requestContext = new AsyncLocalStorage<RequestContext>()
