import { isTimeZone } from '../../../time.ts'
import type { PolicyDocument } from '../../policy.ts'
import { contradiction, found, type Contradiction, type DraftRule } from './contradiction.ts'

const QUIET = 'messages.quiet_zones'

/**
 * The time zones of a document that page and database read differently, by path. Its schema takes
 * them, so that what was kept with one can still be read.
 */
export const unfitZones = ({ time_zone, messages }: PolicyDocument): Contradiction[] =>
  [
    { field: 'time_zone', zone: time_zone ?? 'UTC' },
    ...(messages?.quiet_zones ?? []).map(({ zone }, at) => ({
      field: `${QUIET}.${at}.zone`,
      zone,
    })),
  ].flatMap(({ field, zone }) =>
    isTimeZone(zone) ? [] : [contradiction([field], 'time_zone_unknown')],
  )

/** Zones in which the database would count other days than the page. */
export const zoneRule: DraftRule = ({ document }) => found(unfitZones(document))
