import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request that is being worked on, wherever its work has led. */
export interface RequestContext {
  /** The request id, as the answer's header has it. */
  readonly id: string
}

/** Finds the request that is being worked on; undefined in jobs, and before there is one. */
export const requestContext = new AsyncLocalStorage<RequestContext>()
