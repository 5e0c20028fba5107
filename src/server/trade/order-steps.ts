import { countryOfCode } from '../../domain/country.ts'
import type { EpcisWriting } from '../../domain/trade/epcis/object-event.ts'
import { shipmentIn, type Shipment } from '../../domain/trade/shipment.ts'
import { tradeSteps, type TradeStep } from '../../domain/trade/trade-steps.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { digestedLogs } from '../stores/log/digested-logs.ts'

/** How EPCIS events are written for this caller. */
export const writingFor = (
  { settings }: Pick<Deps, 'settings'>,
  { viewer, policy }: Caller,
): EpcisWriting => ({
  base: settings.public_url.replace(/\/+$/, ''),
  client: viewer.client,
  time_zone: policy.time_zone,
})

/**
 * The steps of each of these orders that the caller may see, by id; an order that was taken out has
 * none.
 */
export const stepsOf = async (
  { database }: Pick<Deps, 'database'>,
  { viewer }: Caller,
  order_ids: readonly string[],
): Promise<ReadonlyMap<string, readonly TradeStep[]>> => {
  const logs = await digestedLogs(database, scopeOf(viewer), order_ids)
  return new Map([...logs].map(([id, log]) => [id, tradeSteps(log)]))
}

/** Orders as status messages have them, in the order of their ids; those without steps are out. */
export const shipmentsOf = async (
  { database }: Pick<Deps, 'database'>,
  { viewer, policy }: Caller,
  order_ids: readonly string[],
): Promise<Shipment[]> => {
  const logs = await digestedLogs(database, scopeOf(viewer), order_ids)
  const country = countryOfCode(policy.phones.country_code)
  return order_ids.flatMap((id) => shipmentIn(logs.get(id) ?? [], country) ?? [])
}
