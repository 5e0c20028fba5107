import { sql } from 'kysely'

/**
 * The ids of the orders whose end was recorded in error, as `closingInError` says it of each; they
 * are few, and found by their events.
 */
export const endedInError = sql`
  select id
  from orders
  where client_id = app_client()
    and id in (
      select order_id
      from events
      where client_id = app_client() and type = 'recorded_in_error')
    and jsonb_path_exists(wire::jsonb, '$.error_reports[*] ? (@.act == "closing"
      && @.version == $.epod.version.number && @.outcome.is_confirmed == true)')`
