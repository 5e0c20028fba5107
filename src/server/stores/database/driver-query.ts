import pg from 'pg'
import type { QueryConfig, QueryResult } from 'pg'

/** The driver's own query with the members that its types leave out. */
export interface DriverQuery {
  text: string
  name: string | undefined
  values: readonly unknown[] | undefined
  callback: (error?: unknown, answer?: QueryResult) => void
  _result: unknown
  _results: QueryResult | QueryResult[] | undefined
  _canceledDueToError: unknown
  prepare(wire: unknown): void
  handleCommandComplete(message: unknown, wire: unknown): void
  handleReadyForQuery(wire: unknown): void
}

/** The class of it. */
export const DriverQuery = pg.Query as unknown as new (
  config: QueryConfig & { queryMode?: 'extended' },
) => DriverQuery

const nothing = (): void => {}

/**
 * Nepotism: what a dead object of the old generation refers to stays until the next full garbage
 * collection, and so do the rows of the queries after it. One that has its whole answer lets go of
 * everything.
 */
export const letGo = (query: DriverQuery): void => {
  query.callback = nothing
  query.values = undefined
  query._result = undefined
  query._results = undefined
}

/** One statement by itself, which lets go of its rows once they are answered. */
export class LoneQuery extends DriverQuery {
  constructor(
    statement: QueryConfig & { readonly query_timeout?: number | undefined },
    landed: (error: unknown, answer: QueryResult) => void,
  ) {
    super(statement)
    this.callback = landed as DriverQuery['callback']
    // The driver reads it from whatever it is given.
    if (statement.query_timeout !== undefined)
      Object.assign(this, { query_timeout: statement.query_timeout })
  }

  override handleReadyForQuery(wire: unknown): void {
    super.handleReadyForQuery(wire)
    letGo(this)
  }
}
