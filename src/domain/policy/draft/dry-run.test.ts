import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideNew } from '../../order/entry/create.ts'
import { decide } from '../../order/decide.ts'
import type { OrderEvent, Recorded, Waited } from '../../order/events.ts'
import { evolve } from '../../order/evolve.ts'
import type { Order } from '../../order/order.ts'
import { isRefusal } from '../../order/refusal.ts'
import { shapeOf } from '../../order/upcast.ts'
import { anyInput, anyStep } from '../../testing/chance.ts'
import {
  anInput,
  aViewer,
  byLink,
  clockAfter,
  created,
  did,
  NOW,
  recorded,
} from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { DAY, later } from '../../time.ts'
import type { PolicyDocument } from '../policy.ts'
import { resolvePolicy } from '../resolve.ts'
import { actingRole, keyViewer, type Viewer } from '../viewer.ts'
import { dryRun, tallyOf, type Cast, type PastVerdict } from './dry-run.ts'

const desk = aViewer()
const carrier: Viewer = {
  ...aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
  username: 'carrier',
}
const castOf = (configs: Readonly<Record<string, PolicyDocument>> = {}): Cast => ({
  host: { client_id: 'c-1', client: 'northwind' },
  accounts: new Map(
    [desk, carrier].map((viewer) => [
      viewer.username ?? '',
      { viewer, config: configs[viewer.username ?? ''] ?? {} },
    ]),
  ),
})

const actor = (viewer: Viewer): Recorded['actor'] => ({
  username: viewer.username,
  role: actingRole(viewer, null),
  link_id: viewer.link?.id ?? null,
})

/** A log of events, each by the one who is named beside it; the desk did the others. */
const log = (...events: (OrderEvent | [OrderEvent, Recorded['actor']])[]) => {
  const named = events.map((one) => (Array.isArray(one) ? one : ([one, actor(desk)] as const)))
  const bare = recorded(named.map(([event]) => event))
  return {
    order_id: 'o-1',
    identifier: 'LR-1',
    events: bare.map((event, at) => ({ ...event, actor: named[at]?.[1] ?? event.actor })),
  }
}

const open: PolicyDocument = { show_receive_button: true }
const judged = (
  draft: PolicyDocument,
  events: ReturnType<typeof log>,
  { today = open, cast = castOf() }: { today?: PolicyDocument; cast?: Cast } = {},
): PastVerdict[] => dryRun({ ...open, ...draft }, today, cast)(events)
const told = (verdicts: PastVerdict[]) =>
  verdicts.map(({ action, refused }) => [action, ...(refused?.reasons.map(inEnglish) ?? [])])

describe('a dry run [CONF-02]', () => {
  it('tells of each action on record whether a draft would have refused it, and why', () => {
    const events = log(created(), did.photo('a'), did.received)
    const draft: PolicyDocument = {
      public_url_customization: { mandatory_fields_in_epod_closure: ['attachment', 'remarks'] },
    }
    expect(told(judged(draft, events))).toEqual([
      ['add_order'],
      ['photo'],
      ['receive', 'Please Enter following details Remarks'],
    ])
    expect(judged(draft, events).at(-1)?.refused).toMatchObject({
      order_id: 'o-1',
      identifier: 'LR-1',
      action: 'receive',
      at: NOW,
      by: 'u-1',
      reasons: [{ kind: 'rule', code: 'following_details', field: 'epod' }],
      today_too: false,
    })
  })

  it('judges at the state and time of the event, whatever became of the order', () => {
    const draft: PolicyDocument = { receive: { needs_epod_photo: true } }
    const late = log(created(), did.received, did.photo('a'))
    const early = log(created(), did.photo('a'), did.received)
    expect(told(judged(draft, late))).toEqual([
      ['add_order'],
      ['receive', 'POD Attachment is Missing'],
      ['photo'],
    ])
    expect(told(judged(draft, early))).toEqual([['add_order'], ['photo'], ['receive']])
  })

  it('lets in what waited on a phone until the order had ended, as it was let in', () => {
    const place = { geo_tag: { loc: null, action_by: 'client' as const } }
    const waited: Pick<Waited, 'late' | 'captured_at'>[] = [
      { late: true },
      { late: true, captured_at: NOW },
    ]
    for (const late of waited) {
      const away: OrderEvent = { type: 'outbound', data: { ...place, ...late } }
      expect(told(judged({}, log(created(), did.received, away)))).toEqual([
        ['add_order'],
        ['receive'],
        ['outbound'],
      ])
    }
    // What was only added later counts as of its receipt, however late that was.
    const { events, ...about } = log(created(), did.received, did.photo('a'))
    const weeks = events.map((event) =>
      event.type === 'photo_added'
        ? {
            ...event,
            server_time: later(event.server_time, 20 * DAY),
            data: { ...event.data, late: true as const },
          }
        : event,
    )
    expect(told(judged({}, { ...about, events: weeks })).at(-1)).toEqual(['photo'])
    // What did not wait is refused as ever.
    const pressed: OrderEvent = { type: 'outbound', data: place }
    expect(told(judged({}, log(created(), did.received, pressed))).at(-1)).toHaveLength(2)
  })

  it('judges every account by the overrides that it has now', () => {
    const events = log(created(), did.received)
    const cast = castOf({ 'u-1': { show_receive_button: true } })
    const draft: PolicyDocument = { show_receive_button: false }
    expect(told(judged(draft, events)).at(-1)).toEqual([
      'receive',
      'Receive is not part of what this link or account may do',
    ])
    expect(told(judged(draft, events, { cast })).at(-1)).toEqual(['receive'])
  })

  it('judges whoever came by a link as that link’s holder', () => {
    const link: OrderEvent = {
      type: 'link_created',
      data: { link_id: 'l-1', party: 'receiver', expires_at: '2099-01-01T00:00:00.000Z' },
    }
    const events = log(created(), link, [did.received, actor(byLink('receiver'))])
    expect(told(judged({ show_receive_button: false }, events))).toEqual([
      ['add_order'],
      ['receiver_link'],
      ['receive'],
    ])
    expect(told(judged({ public_url_customization: { secure_otp: true } }, events)).at(-1)).toEqual(
      ['receive', 'Please enter the one-time password sent to the receiver first'],
    )
    const code = { ...actor(byLink('receiver')), link_id: null }
    expect(
      told(
        judged(
          { public_url_customization: { secure_otp: true } },
          log(created(), [did.received, code]),
        ),
      ).at(-1),
    ).toEqual(['receive'])
  })

  it('judges what came by an API key as the client’s own desk, whatever became of the key [HOOK-01]', () => {
    const key = actor(keyViewer({ client_id: 'c-1', client: 'northwind' }, 'ERP'))
    const events = log([created(), key], [did.received, key])
    const draft: PolicyDocument = { receive: { needs_epod_photo: true } }
    expect(told(judged(draft, events))).toEqual([
      ['add_order'],
      ['receive', 'POD Attachment is Missing'],
    ])
    expect(judged(draft, events).at(-1)?.refused).toMatchObject({ by: 'key ERP', today_too: false })
    expect(told(judged({ show_receive_button: false }, events)).at(-1)).toEqual([
      'receive',
      'Receive is not part of what this link or account may do',
    ])
  })

  it('leaves out what is refused since values of a person were erased, and no more [DATA-01]', () => {
    const blank = { name: '', contact: { phone: [], email: [] } }
    const erased: OrderEvent = {
      type: 'erased',
      data: { values: [{ seq: 1, places: [0, 1] }], reason: 'asked for', parts: ['receiver'] },
    }
    const actions = [created({ spocs: [blank] }), did.received]
    expect(told(judged({}, log(...actions)))[0]?.length).toBeGreaterThan(1)
    expect(told(judged({}, log(...actions, erased)))).toEqual([['receive']])
    const draft: PolicyDocument = { receive: { needs_epod_photo: true } }
    expect(told(judged(draft, log(...actions, erased)))).toEqual([
      ['receive', 'POD Attachment is Missing'],
    ])
  })

  it('leaves out what the system did, what was refused then, and who is no account any more', () => {
    const events = log(
      [created(), { username: 'gone', role: 'client', link_id: null }],
      [
        { type: 'contact_status', data: { phone: '1', status: 'DELIVERED' } },
        { username: null, role: 'system', link_id: null },
      ],
      { type: 'otp_failed', data: { locked_until: null } },
      [
        { type: 'link_created', data: { link_id: 'l', party: 'driver', expires_at: NOW } },
        { username: null, role: 'system', link_id: null },
      ],
    )
    expect(judged({}, events)).toEqual([])
  })

  it('judges adding and editing by what an order needs', () => {
    const edited: OrderEvent = { type: 'edited', data: { fields: { transporter: 'Other' } } }
    const events = log(created({ eta_hrs: 48 }), edited, [
      { type: 'edited', data: { fields: { value: 7 } } },
      actor(carrier),
    ])
    expect(told(judged({ editable_by: { transporter: ['value'] } }, events))).toEqual([
      ['add_order'],
      ['edit_order'],
      ['edit_order'],
    ])
    expect(
      told(judged({ edit_needs: 'driver', phones: { least_digits: 11, most_digits: 11 } }, events)),
    ).toEqual([
      ['add_order', 'Enter valid contact info', 'Enter valid contact info'],
      ['edit_order'],
      ['edit_order', 'Invoice value cannot be changed by this account'],
    ])
  })

  it('tells where today’s document would refuse it too', () => {
    const draft: PolicyDocument = { receive: { needs_remark: true } }
    const [, last] = judged(draft, log(created(), did.received), { today: { ...open, ...draft } })
    expect(last?.refused?.today_too).toBe(true)
  })

  it('adds up to actions and reasons, the most frequent first', () => {
    const draft: PolicyDocument = { receive: { needs_remark: true, needs_epod_photo: true } }
    const all = [
      log(created(), did.received),
      log(created(), did.photo('a'), did.received),
      log(created(), did.remarked('ok'), did.photo('a'), did.received),
    ].flatMap((events) => judged(draft, events))
    const { actions, reasons } = tallyOf(all)
    expect(actions.map(({ action, judged: of, refused }) => [action, refused, of])).toEqual([
      ['receive', 2, 3],
      ['add_order', 0, 3],
      ['photo', 0, 2],
      ['remark', 0, 1],
    ])
    expect(reasons.map(({ action, reason, count }) => [action, reason.code, count])).toEqual([
      ['receive', 'remarks_missing', 2],
      ['receive', 'pod_missing', 1],
    ])
  })
})

/** A story of an order under one document, by the desk, a carrier and holders of links. */
const happened = (
  document: PolicyDocument,
  input: Parameters<typeof decideNew>[0],
  steps: readonly { command: Parameters<typeof decide>[1]; viewer: Viewer; pause: number }[],
): Recorded[] => {
  const policy = resolvePolicy(document)
  const events: Recorded[] = []
  let order: Order | null = null
  let passed = 0
  const record = (made: readonly OrderEvent[], viewer: Viewer): void => {
    for (const event of made) {
      const one: Recorded = {
        ...event,
        v: shapeOf(event.type),
        order_id: 'o-1',
        seq: events.length + 1,
        actor: actor(viewer),
        policy_version: 1,
        device_time: null,
        server_time: clockAfter(passed).now,
        place: null,
        files: [],
        prev: '',
      }
      events.push(one)
      order = evolve(order, one)
    }
  }
  const first = decideNew(input, desk, policy, clockAfter(0))
  if (isRefusal(first)) return []
  record(first, desk)
  for (const { command, viewer: whoever, pause } of steps) {
    passed += pause
    const { reach, link } = whoever
    const known = reach.kind === 'vendor' ? carrier : desk
    const viewer = link ? { ...whoever, client: 'northwind' } : known
    const outcome = decide(order as unknown as Order, command, viewer, policy, clockAfter(passed))
    record(isRefusal(outcome) ? outcome.record : outcome, viewer)
  }
  return events
}

it('finds nothing against any past in the document under which it happened [CONF-02]', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(anyInput, fc.array(anyStep, { maxLength: 40, size: 'max' }), (input, steps) => {
      const [document = {}] = steps.map((step) => step.document)
      const events = happened(document, { ...anInput(), ...input }, steps)
      const verdicts = dryRun(
        document,
        document,
        castOf(),
      )({
        order_id: 'o-1',
        identifier: 'LR-1',
        events,
      })
      for (const { action } of verdicts) seen.add(action)
      expect(verdicts.flatMap(({ refused }) => refused ?? [])).toEqual([])
    }),
    { numRuns: 200 },
  )
  expect(seen.size).toBeGreaterThan(15)
})
