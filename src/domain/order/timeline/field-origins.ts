import type { LinkParty } from '../../policy/viewer.ts'
import type { Instant } from '../../time.ts'
import type { Recorded } from '../events.ts'
import { placeOf, type FieldChange } from './fields.ts'
import type { Step } from './orders-over-time.ts'

/** The public link that somebody came by: whom it was made for, by whom, and when. */
export interface LinkOrigin {
  readonly party: LinkParty
  readonly made_by: string | null
  readonly made_at: Instant
}

/** Provenance: who set a value, when, by which link, under which version of the policy. */
export interface Provenance extends Pick<
  Recorded,
  'seq' | 'type' | 'actor' | 'policy_version' | 'server_time' | 'device_time' | 'time_flag'
> {
  /** null for an account, and for a link that the log does not know. */
  readonly link: LinkOrigin | null
}

/** A field as it was, with the value before and where it comes from. */
export interface FieldOrigin extends FieldChange {
  readonly origin: Provenance
}

const linksIn = (steps: readonly Step[]): Map<string, LinkOrigin> =>
  new Map(
    steps.flatMap(({ event }) =>
      event.type === 'link_created'
        ? [
            [
              event.data.link_id,
              {
                party: event.data.party,
                made_by: event.actor.username,
                made_at: event.server_time,
              },
            ],
          ]
        : [],
    ),
  )

/**
 * Every field as it was after event `seq`, with the last event that changed it. What was taken away
 * is told by its null.
 */
export const fieldOrigins = (steps: readonly Step[], seq: number): FieldOrigin[] => {
  const links = linksIn(steps)
  const fields = new Map<string, FieldOrigin>()
  for (const { event, changes } of steps) {
    if (event.seq > seq) break
    const { type, actor, policy_version, server_time, device_time, time_flag } = event
    const origin: Provenance = {
      seq: event.seq,
      type,
      actor,
      policy_version,
      server_time,
      device_time,
      time_flag,
      link: actor.link_id === null ? null : (links.get(actor.link_id) ?? null),
    }
    for (const change of changes) fields.set(placeOf(change), { ...change, origin })
  }
  return [...fields.values()]
}
