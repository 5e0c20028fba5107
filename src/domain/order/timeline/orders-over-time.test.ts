import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { created, did, NOW, recorded } from '../../testing/factories.ts'
import { anyLog } from '../../testing/stories.ts'
import { later } from '../../time.ts'
import { canonical } from '../canonical.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import { replay } from '../evolve.ts'
import { shownEvent } from '../shown-event.ts'
import { eventIn } from '../upcast.ts'
import { fieldOrigins, type FieldOrigin } from './field-origins.ts'
import { changesBetween, placeOf, type OrderField } from './fields.ts'
import { orderAt } from './order-at.ts'
import { ordersOverTime } from './orders-over-time.ts'

const placed = ({ path }: { readonly path: readonly string[] }): string => path.join(' / ')
const originsOf = (log: readonly Recorded[], seq = log.length): Map<string, FieldOrigin> =>
  new Map(fieldOrigins(ordersOverTime(log), seq).map((field) => [placed(field), field]))

/** Events a minute after one another, each by somebody else and under another version. */
const told = (...events: OrderEvent[]): Recorded[] =>
  events.flatMap((event, index) =>
    recorded([event], later(NOW, index * 60_000), index + 1).map((one): Recorded => ({
      ...one,
      actor: { ...one.actor, username: `u-${index + 1}` },
      policy_version: index + 1,
    })),
  )
const edited = (fields: Extract<OrderEvent, { type: 'edited' }>['data']['fields']): OrderEvent => ({
  type: 'edited',
  data: { fields },
})

describe('an order over time', () => {
  it('is at each of its moments what its events had made of it, and each value has the event that changed it last [REPL-02]', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, chosen) => {
        const seq = (chosen % log.length) + 1
        const steps = ordersOverTime(log)
        expect(canonical(steps[seq - 1]?.order)).toBe(canonical(replay(log.slice(0, seq))))
        const moment = log[seq - 1]?.server_time ?? NOW
        const until = log.filter(({ server_time }) => server_time <= moment)
        expect(canonical(orderAt(log, moment))).toBe(canonical(replay(until)))

        // The long way round: every state is made anew and compared with the one before.
        const states = log.slice(0, seq).map((_event, index) => {
          const order = replay(log.slice(0, index + 1))
          return new Map<string, OrderField>(
            order ? changesBetween(null, order).map((field) => [placeOf(field), field]) : [],
          )
        })
        const valueAt = (index: number, place: string): string => {
          const field = states[index]?.get(place)
          return field ? canonical(field.value) : 'none'
        }
        const expected = [...(states[seq - 1] ?? [])].map(([place, { path, value }]) => {
          const last = states.findLastIndex(
            (_state, index) => valueAt(index, place) !== valueAt(index - 1, place),
          )
          const before: unknown = states[last - 1]?.get(place)?.value ?? null
          return [placed({ path }), canonical([value, before, last + 1])]
        })
        const there = new Set(expected.map(([place]) => place))
        const origins = fieldOrigins(steps, seq)
        expect(
          Object.fromEntries(
            origins
              .filter((field) => there.has(placed(field)))
              .map((field) => [
                placed(field),
                canonical([field.value, field.before, field.origin.seq]),
              ]),
          ),
        ).toEqual(Object.fromEntries(expected))
        // What is left was there once, and is gone.
        expect(
          origins.filter((field) => !there.has(placed(field)) && field.value !== null),
        ).toEqual([])
        for (const { origin } of origins) {
          const event = log[origin.seq - 1]
          expect([origin.actor, origin.server_time, origin.policy_version]).toEqual([
            event?.actor,
            event?.server_time,
            event?.policy_version,
          ])
        }
      }),
      { numRuns: 300 },
    )
  }, 120_000)

  it('tells of a value who set it, when, under which rules, and what it was before [REPL-02]', () => {
    const log = told(created(), edited({ truck_number: 'KA05' }), edited({ truck_number: 'TN09' }))
    expect(originsOf(log).get('truck_number')).toMatchObject({
      value: 'TN09',
      before: 'KA05',
      origin: {
        seq: 3,
        actor: { username: 'u-3' },
        server_time: later(NOW, 120_000),
        policy_version: 3,
        link: null,
      },
    })
    expect(originsOf(log, 2).get('truck_number')).toMatchObject({
      value: 'KA05',
      before: 'MH12AB1234',
    })
    expect(originsOf(log).get('driver / name')?.origin.seq).toBe(1)
  })

  it('names the link that somebody came by: for whom it was made, by whom, and when [REPL-02]', () => {
    const [first, made, said, unknown] = told(
      created(),
      {
        type: 'link_created',
        data: { link_id: 'l-9', party: 'receiver', expires_at: later(NOW, 9e8) },
      },
      did.remarked('Counted'),
      did.remarked('Again'),
    )
    if (!first || !made || !said || !unknown) throw new Error('four events were told')
    const by = (event: Recorded, link_id: string): Recorded => ({
      ...event,
      actor: { username: null, role: 'receiver', link_id },
    })
    const origins = originsOf([first, made, by(said, 'l-9'), by(unknown, 'l-0')])
    expect(origins.get('epod / remarks / 1')?.origin.link).toEqual({
      party: 'receiver',
      made_by: 'u-2',
      made_at: later(NOW, 60_000),
    })
    expect(origins.get('epod / remarks / 2')?.origin.link).toBeNull()
  })

  it('keeps a photo’s place where another one was deleted, and says that this one is gone [REPL-02]', () => {
    const log = told(created(), did.photo('a'), did.photo('b'), {
      type: 'photo_deleted',
      data: { url: 'a', digest: 'a' },
    })
    const origins = originsOf(log)
    expect(origins.get('epod / photos / b')?.origin.seq).toBe(3)
    expect(origins.get('epod / photos / a')).toMatchObject({
      value: null,
      before: { file_name: 'a.jpg' },
      origin: { seq: 4 },
    })
  })

  it('is nothing before its first event, and stays as it was after its last [REPL-02]', () => {
    const log = told(created(), did.received)
    expect(orderAt(log, later(NOW, -1))).toBeNull()
    expect(orderAt(log, NOW)?.epod.otp.verified).toBe(false)
    expect(orderAt(log, later(NOW, 60_000))?.epod.otp.verified).toBe(true)
    expect(orderAt(log, '2099-01-01T00:00:00Z')?.rev).toBe(2)
    expect(ordersOverTime([])).toEqual([])
    expect(fieldOrigins([], 1)).toEqual([])
  })

  it('holds nothing of what is withheld from its reader, at no moment [REPL-02, ROLE-15]', () => {
    const withheld = ['contacts', 'contact_status', 'value'] as const
    const log = told(
      created({ value: 987_654 }),
      edited({ value: 123_456 }),
      { type: 'contact_status', data: { phone: '9876500002', status: 'REACHED' } },
      did.codeSent(),
    ).map((event) => eventIn(shownEvent({ body: canonical(event), disclosures: [] }, withheld)))
    const steps = ordersOverTime(log, withheld)
    const all = JSON.stringify([steps, fieldOrigins(steps, 4)])
    for (const secret of ['987654', '123456', '9876500002', 'meera@example.com', 'REACHED'])
      expect(all).not.toContain(secret)
    expect(steps.at(-1)?.order.withheld).toEqual(withheld)
  })
})
