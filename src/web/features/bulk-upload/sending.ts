import { editOf } from '../../../domain/bulk/edit-of.ts'
import type { Stated } from '../../../domain/bulk/states.ts'
import type { Entered } from '../../../domain/order/entry/new-order.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { saidOfFile } from './said-of-file.ts'
import { ofState, type KnownOrder, type Weighed } from './weighing.ts'

/** An order that is not added, as the report tells it. */
export interface Failure {
  readonly identifier: string
  readonly message: string
  readonly POD_ID: string | number | null
}

/**
 * Fields of an order that the account has already, as POST /edit_epod takes them. A label is no
 * field of an order: it is read for it, as the desk reads one.
 */
export interface OrderEdits {
  readonly _id: string
  readonly rev: number
  readonly identifier: string
  readonly fields: Record<string, unknown>
  readonly label: string | null
}

/** A batch of the orders that are sent; those that differ behind the new ones. */
export const batchOf = (weighed: Weighed, from: number, count: number): Stated[] =>
  [...ofState(weighed, 'new'), ...ofState(weighed, 'update')].slice(from, from + count)

/** The orders that differ from what the account has. */
export const editsOf = (weighed: Weighed, known: ReadonlyMap<string, KnownOrder>): OrderEdits[] =>
  ofState(weighed, 'update').flatMap((one) => {
    const identifier = one.number
    const held = known.get(identifier)
    if (held === undefined) return []
    const { _id, rev, entered, now } = held
    const is = now ?? entered
    const { label, ...fields } = editOf(one, is === '' ? {} : (JSON.parse(is) as Partial<Entered>))
    return [{ _id, rev, identifier, fields, label: typeof label === 'string' ? label : null }]
  })

const podIdIn = ({ POD_ID }: Stated['input'] = {}): Failure['POD_ID'] =>
  typeof POD_ID === 'string' || typeof POD_ID === 'number' ? POD_ID : null

/**
 * What the server refused and what is not sent because it is in error, each with its line in the
 * file.
 */
export const failuresOf = (weighed: Weighed, refused: readonly Failure[]): Failure[] => {
  const sent = new Map(
    weighed.stated
      .filter(({ state }) => state === 'new' || state === 'update')
      .map((one): [string, Stated] => [one.number, one]),
  )
  const told = (line: number | undefined, message: string): string =>
    line === undefined ? message : t(bulkWords).at(line, message)
  return [
    ...refused.map(({ identifier, message, POD_ID }) => {
      const one = sent.get(identifier)
      return {
        identifier,
        message: told(one?.rows[0]?.line, message),
        POD_ID: POD_ID ?? podIdIn(one?.input),
      }
    }),
    ...ofState(weighed, 'error').map(({ number, reason, rows: its, input }) => ({
      identifier: number,
      message: told(
        (its.find(({ problems }) => problems.length > 0) ?? its[0])?.line,
        saidOfFile(reason),
      ),
      POD_ID: podIdIn(input),
    })),
  ]
}
