import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { boundedLabel } from './bounded-label.ts'

/** Values that a label tells apart; there are about 300 routes. */
const MOST = { routes: 500, clients: 200, reasons: 200, statements: 300 }
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** An answer as it is counted: `client_id` where an account or link of one asked. */
export interface CountedAnswer {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
  readonly client_id: string | null
  /** A stream, whose length is no measure of anything. */
  readonly lasts: boolean
}

/** What a node counts of its own work; labels are words of our code or ids, bounded in number. */
export class Metrics {
  readonly registry = new Registry()
  readonly #routeOf = boundedLabel(MOST.routes)
  readonly #clientOf = boundedLabel(MOST.clients)
  readonly #reasonOf = boundedLabel(MOST.reasons)
  readonly #statementOf = boundedLabel(MOST.statements)
  readonly #requests = this.#counter('epod_http_requests_total', 'requests answered', [
    'method',
    'route',
    'status',
  ])
  readonly #seconds = this.#histogram(
    'epod_http_request_seconds',
    'seconds from a request to the last byte of its answer, but for those in which its body came; ' +
      'streams left out',
    ['method', 'route'],
  )
  readonly #clientRequests = this.#counter(
    'epod_client_requests_total',
    'requests of a client’s accounts, keys and links answered, by the client’s id',
    ['client', 'status'],
  )
  readonly #clientSeconds = this.#counter(
    'epod_client_request_seconds_total',
    'seconds that answers to a client’s requests took; streams left out',
    ['client'],
  )
  readonly #refused = this.#counter(
    'epod_refused_total',
    'requests refused for want of room or by a limit, by the code of the reason',
    ['status', 'reason'],
  )
  readonly #slow = this.#counter(
    'epod_slow_statements_total',
    'statements over EPOD_SLOW_STATEMENT_MS, by their names',
    ['statement'],
  )
  readonly #trips = this.#histogram(
    'epod_database_trip_seconds',
    'seconds from statements that leave together to the last of their answers',
    [],
  )
  readonly #waits = this.#histogram(
    'epod_database_wait_seconds',
    'seconds until a free connection was had',
    [],
  )
  readonly #busy = this.#counter(
    'epod_database_busy_total',
    'calls that the database did not serve, by why',
    ['reason'],
  )
  readonly #replicaReads = this.#counter(
    'epod_replica_reads_total',
    'lists and reports by where they were read: the replica, or the primary because of that',
    ['from'],
  )
  readonly #messages = this.#counter(
    'epod_messages_total',
    'messages handed to a provider by this process, by how it took them',
    ['channel', 'outcome'],
  )
  readonly #deliveries = this.#counter(
    'epod_webhook_deliveries_total',
    'tries to tell a webhook, by how they ended',
    ['end'],
  )
  readonly #uploads = this.#counter('epod_uploads_total', 'photos and signatures kept', [])
  readonly #uploadedBytes = this.#counter(
    'epod_upload_bytes_total',
    'their bytes, as they are kept',
    [],
  )
  readonly #streams = new Gauge({
    name: 'epod_live_streams',
    help: 'live streams that are open',
    registers: [this.registry],
  })

  /** Counts an answer. */
  answered({ method, route, status, seconds, client_id, lasts }: CountedAnswer): void {
    const labels = { method, route: this.#routeOf(route) }
    const status_class = `${Math.floor(status / 100)}xx`
    this.#requests.inc({ ...labels, status: status_class })
    if (!lasts) this.#seconds.observe(labels, seconds)
    if (client_id === null) return
    const client = this.#clientOf(client_id)
    this.#clientRequests.inc({ client, status: status_class })
    if (!lasts) this.#clientSeconds.inc({ client }, seconds)
  }

  /** Counts a refusal by a bound or limit (429, 503). */
  refused(status: number, reason: string): void {
    this.#refused.inc({ status, reason: this.#reasonOf(reason) })
  }

  /** Counts a statement that took long. */
  slow(statement: string): void {
    this.#slow.inc({ statement: this.#statementOf(statement) })
  }

  /** Measures a round trip to the database. */
  tripped(seconds: number): void {
    this.#trips.observe(seconds)
  }

  /** Measures a wait for a connection. */
  waited(seconds: number): void {
    this.#waits.observe(seconds)
  }

  /** Counts what the database did not serve. */
  busy(reason: string): void {
    this.#busy.inc({ reason })
  }

  /** Counts a list or report by where it was read. */
  replicaRead(from: string): void {
    this.#replicaReads.inc({ from })
  }

  /** Counts a message that was handed to its provider. */
  sent(channel: string, outcome: string): void {
    this.#messages.inc({ channel, outcome })
  }

  /** Counts a try to tell a webhook. */
  delivered(end: string): void {
    this.#deliveries.inc({ end })
  }

  /** Counts a file that came from a person. */
  uploaded(bytes: number): void {
    this.#uploads.inc()
    this.#uploadedBytes.inc(bytes)
  }

  /** Counts a stream for as long as it is open; answers how it is said to have ended. */
  streaming(): () => void {
    this.#streams.inc()
    return () => this.#streams.dec()
  }

  #counter<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] })
  }

  #histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
  ): Histogram<Label> {
    const registers = [this.registry]
    return new Histogram({ name, help, labelNames: [...labelNames], registers, buckets: SECONDS })
  }
}
