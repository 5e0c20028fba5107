import { sql } from 'kysely'
import type { Instant } from '../../../domain/time.ts'
import { NIL_UUID } from '../database/nil-uuid.ts'

/** Cursor: a place in orders by their dispatch. */
export interface DispatchCursor {
  readonly dispatch_at: Instant
  readonly id: string
}

/** Is an order behind this place? */
export const behind = (after: DispatchCursor | null) =>
  sql`
    (dispatch_at, id) > (coalesce(${after?.dispatch_at ?? null}::timestamptz, '-infinity'),
      coalesce(${after?.id ?? null}::uuid, ${NIL_UUID}::uuid))`
