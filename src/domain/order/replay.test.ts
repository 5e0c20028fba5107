import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyNot } from '../policy/access.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import type { PolicyDocument } from '../policy/policy.ts'
import type { Viewer } from '../policy/viewer.ts'
import { anInput, aViewer, byLink, clockAfter, NOW } from '../testing/factories.ts'
import { later } from '../time.ts'
import { canonical, firstBroken, FIRST_PREV, linkOf, type Link } from './chain.ts'
import { actionOf, type Command } from './commands.ts'
import { decideNew } from './create.ts'
import { decide } from './decide.ts'
import type { OrderEdit } from './edit-input.ts'
import type { OrderEvent, Recorded } from './events.ts'
import { evolve, replay } from './evolve.ts'
import type { Order } from './order.ts'
import type { OrderInput } from './order-input.ts'
import { isRefusal } from './refusal.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const word = fc.constantFrom(
  'ok',
  'damaged',
  'Intact',
  'delayed',
  '',
  '  ',
  'Ünïcode €',
  'naïve \ud83d\ude00',
  '__proto__',
)
const phone = fc.integer({ min: 0, max: 99 }).map((n) => `98765000${String(n).padStart(2, '0')}`)
const values = fc.dictionary(
  fc.constantFrom('status_remark', 'seal', 'delivery', 'exception', '__proto__', 'constructor'),
  fc.oneof(
    word,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  ),
  { maxKeys: 3 },
)
const geo_tag = fc.option(
  fc.oneof(
    fc.constant({ loc: [] as [] }),
    fc
      .tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      )
      .map((loc) => ({ loc })),
  ),
  { nil: undefined },
)
const goods = fc.option(
  fc.array(fc.record({ text: word, qty: fc.integer({ min: 0, max: 9 }) }), { maxLength: 2 }),
)
const usage = fc.record({
  to_contact_in_hour: fc.integer({ min: 0, max: 6 }),
  by_account_in_day: fc.constantFrom(0, 1, 2000),
})
const url = fc.constantFrom('a', 'b', 'c')

/** Any entry of an order that the rules of adding let through. */
const anyInput: fc.Arbitrary<OrderInput> = fc
  .record({
    client: fc.constantFrom('Contoso', 'Northwind'),
    transporter: fc.constantFrom('Roadrunner', null),
    value: fc.constantFrom('NA' as const, 12.5),
    eta_hrs: fc.integer({ min: 1, max: 99 }),
    spocs: fc.array(
      fc.record({
        name: fc.constantFrom('Meera', 'Asha'),
        contact: fc.record({
          phone: fc.array(phone, { minLength: 1, maxLength: 2 }),
          email: fc.constant([]),
        }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    invoice_date: fc.constantFrom('2026-03-01', null),
    extra_fields: values,
    Items: fc.constantFrom<NonNullable<OrderInput['Items']>[]>(
      [],
      [{ item_no: '1', product_quantity: 4 }],
    ),
    profile: fc.constantFrom({}, { POD_ID: 'P1', bill_qty: 3 }),
  })
  .map((changes) => anInput(changes))

/** Any fields of an edit that its schema lets through. */
const anyEdit: fc.Arbitrary<OrderEdit> = fc.record(
  {
    truck_number: fc.constantFrom('', 'KA05', 'MH12'),
    driver: fc.record(
      { name: word, contact: fc.array(phone, { maxLength: 1 }) },
      { requiredKeys: [] },
    ),
    spocs: fc.array(
      fc.record({ name: word, contact: fc.record({ phone: fc.array(phone, { maxLength: 1 }) }) }),
      { maxLength: 2 },
    ),
    eta_hrs: fc.constantFrom(null, 0, 7.5),
    transporter: fc.constantFrom(null, 'Roadrunner', 'Other'),
    dispatch_time: fc.constantFrom('00:00', '23:59'),
    extra_fields: values,
    ship_weight: fc.constantFrom(null, { weight: 2.5 }),
    Items: fc.constantFrom([], [{ item_no: '1', product_quantity: 4 }]),
  },
  { requiredKeys: [] },
)

/** Any command, sensible or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('receive' as const),
    geo_tag,
    closer: fc.option(
      fc.integer({ min: -9e8, max: 9e8 }).map((ms) => later(NOW, ms)),
      { nil: undefined },
    ),
    spoc: fc.option(word, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('reject' as const), geo_tag }),
  fc.record({
    type: fc.constant('trigger_otp' as const),
    hash: fc.constantFrom('h1', 'h2'),
    usage,
  }),
  fc.record({ type: fc.constant('verify_otp' as const), matches: fc.boolean(), geo_tag }),
  fc.record({
    type: fc.constant('remark' as const),
    by: word,
    text: word,
    categories: fc.array(word, { maxLength: 2 }),
    custom_fields: values,
    extra_fields: values,
  }),
  fc.record({ type: fc.constant('goods_condition' as const), missing: goods, damaged: goods }),
  fc.record({
    type: fc.constant('photo' as const),
    photo: fc.record({
      url,
      digest: url,
      tag: fc.constantFrom('epod' as const, 'spoc' as const),
      file_name: word,
      ext: fc.constant('jpg'),
      captured_at: fc.constant(null),
      place: fc.constantFrom([1, 2] as [number, number], null),
    }),
  }),
  fc.record({ type: fc.constant('delete_photo' as const), url }),
  fc.record({
    type: fc.constant('rating' as const),
    client_rating: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({ type: fc.constant('outbound' as const), geo_tag }),
  fc.record({
    type: fc.constant('create_link' as const),
    link_id: url,
    party: fc.constantFrom('receiver' as const, 'driver' as const, 'tracking' as const),
    expires_at: fc.constant(NOW),
  }),
  fc.record({ type: fc.constant('revoke_link' as const), link_id: url }),
  fc.record({
    type: fc.constant('undo_import' as const),
    import_id: url,
    rev: fc.constantFrom(1, 2),
    former: fc.constantFrom(null, { truck_number: 'KA05' }),
  }),
  fc.record({
    type: fc.constant('item_remark' as const),
    remarks: fc.array(
      fc.record({
        item_no: fc.constantFrom('1', '2', null),
        text: fc.constantFrom('Other', 'Excess Qty Receipt', null),
        message: fc.option(word),
        received_quantity: fc.constantFrom(null, 0, 3, 5),
        recorded_unit: fc.constantFrom(null, 'Kg'),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  fc.record({
    type: fc.constant('signature' as const),
    signature: fc.record({ name: word, relation: word, url, digest: url }),
  }),
  fc.record({
    type: fc.constant('quantities' as const),
    lines: fc.array(
      fc.record({
        line: fc.constantFrom('1', 'total'),
        quantity: fc.constantFrom(0, 0.1, 4, 7),
        damaged: fc.constantFrom(0, 1),
        wrong: fc.constant(0),
        expired: fc.constantFrom(0, 0.2),
        note: fc.option(word),
      }),
      { maxLength: 2 },
    ),
  }),
  fc.record({ type: fc.constant('dispute' as const), text: word }),
  fc.record({
    type: fc.constant('claim' as const),
    number: fc.constantFrom(1, 2),
    owner: fc.option(word, { nil: undefined }),
    due_at: fc.constantFrom(undefined, NOW),
    outcome: fc.option(
      fc.record({
        decision: fc.constantFrom('accepted' as const, 'refused' as const),
        note: word,
        amount: fc.constantFrom(null, 12.5),
      }),
      { nil: undefined },
    ),
  }),
  // What needs others before it is asked for more often.
  ...Array.from({ length: 3 }, () =>
    fc.record({ type: fc.constant('review' as const), is_approved: fc.boolean() }),
  ),
  ...Array.from({ length: 3 }, () =>
    fc.record({ type: fc.constant('reupdate' as const), reason: word }),
  ),
  ...Array.from({ length: 2 }, () => fc.record({ type: fc.constant('receive' as const) })),
  fc.record({ type: fc.constant('claim' as const), number: fc.constant(1), owner: word }),
  fc.record({
    type: fc.constant('correct' as const),
    field: fc.constantFrom('ship_unit' as const, 'delivery_time' as const, 'invoice' as const),
    value: fc.constantFrom(null, 3, later(NOW, -60_000), 'INV-9'),
    reason: word,
  }),
  fc.record({
    type: fc.constant('edit' as const),
    edit: anyEdit,
    rev: fc.constantFrom(null, 1, 3),
    unseen: fc.constantFrom([], [], [{ by: 'x', fields: ['client'] }]),
  }),
)

/** Anybody who may come along. */
const anyViewer: fc.Arbitrary<Viewer> = fc.constantFrom(
  ...Array.from({ length: 8 }, () => aViewer()),
  aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
  aViewer({ kind: 'distributor', name: 'Contoso' }),
  ...(['receiver', 'driver', 'tracking'] as const).flatMap((party) =>
    (['reference', 'plain_id', 'code'] as const).map((proof) => byLink(party, proof)),
  ),
)

/** Any account's configuration, as far as it bears on one order. */
const anyPolicy: fc.Arbitrary<PolicyDocument> = fc.record({
  show_receive_button: fc.boolean(),
  editable: fc.record({ driver: fc.boolean(), tat: fc.boolean() }),
  edit_needs: fc.constantFrom('driver' as const, 'spoc_contact' as const),
  config: fc.record({
    disable: fc.constantFrom(...Array.from({ length: 9 }, () => null), 'write' as const),
    'view-only': fc.constantFrom(...Array.from({ length: 9 }, () => false), true),
    accountType: fc.constantFrom(null, null, 'Admin', 'CnF', 'Driver'),
  }),
  order_module_config: fc.record({
    allow_deletion_of_attachments: fc.boolean(),
    remarks_mandatory_field: fc.constantFrom([], [], ['status_remark']),
  }),
  otp: fc.record({
    mode: fc.constantFrom(
      'on_demand' as const,
      'on_demand' as const,
      'delivery_code' as const,
      'none' as const,
    ),
  }),
  receive: fc.record({
    needs_remark: fc.constantFrom(false, false, true),
    needs_epod_photo: fc.constantFrom(false, false, true),
  }),
  reject: fc.record({ needs_remark: fc.boolean() }),
  screen: fc.record({ multiRemark: fc.boolean() }),
  dashboard_customization: fc.record({ bulk_upload: fc.constantFrom(false, false, true) }),
  review_levels: fc.constantFrom(0, 1, 2),
  review_by_two: fc.boolean(),
  signature: fc.constantFrom(
    'off' as const,
    'optional' as const,
    'optional' as const,
    'required' as const,
  ),
  item_remarks: fc.boolean(),
  claims: fc.record({
    threshold_percent: fc.constantFrom(0, 50),
    dispute_hours: fc.constantFrom(1, 72),
  }),
})

const anyStep = fc.record({
  command: anyCommand,
  viewer: anyViewer,
  document: anyPolicy,
  pause: fc.constantFrom(0, 1_000, 31_000, 700_000, 3_600_000),
})

/** A log as the server keeps it, and the order it has come to. */
class Story {
  readonly links: Link[] = []
  order: Order | null = null
  #now = 0

  clock(pause = 0) {
    this.#now += pause
    return clockAfter(this.#now)
  }

  happened(events: readonly OrderEvent[]): void {
    for (const event of events) {
      const recorded: Recorded = {
        ...event,
        v: 1,
        order_id: '01900000-0000-7000-8000-000000000001',
        seq: this.links.length + 1,
        actor: { username: 'u-1', role: 'client', link_id: null },
        policy_version: 1,
        device_time: null,
        server_time: this.clock().now,
        place: null,
        files: [],
        prev: this.links.at(-1)?.digest ?? FIRST_PREV,
      }
      this.links.push(linkOf(recorded, sha256))
      this.order = evolve(this.order, recorded)
    }
  }

  get log(): Recorded[] {
    return this.links.map(({ body }) => JSON.parse(body) as Recorded)
  }
}

describe('any story of an order', () => {
  it('is told by its log alone, and ends at most once, but through a re-update [REPL-01, EPOD-09, REVW-03, LINK-01, PROF-01]', () => {
    fc.assert(
      fc.property(anyInput, fc.array(anyStep, { maxLength: 40, size: 'max' }), (input, steps) => {
        const story = new Story()
        const first = decideNew(input, aViewer(), resolvePolicy({}), story.clock())
        if (isRefusal(first)) throw new Error(first.refused[0].message)
        story.happened(first)
        const wrong: string[] = []
        for (const { command, viewer, document, pause } of steps) {
          const { order: before } = story
          if (!before) throw new Error('the order is there from its first event on')
          const policy = resolvePolicy(document)
          const clock = story.clock(pause)
          const outcome = decide(before, command, viewer, policy, clock)
          const [reason] = whyNot(before, actionOf(command), viewer, policy, clock)
          if (
            reason &&
            !(
              isRefusal(outcome) &&
              outcome.refused[0].message === reason.message &&
              outcome.record.length === 0
            )
          )
            wrong.push(`${command.type} goes on although: ${reason.message}`)
          const events = isRefusal(outcome) ? outcome.record : outcome
          story.happened(events)
          if (before.withdrawn && events.length > 0)
            wrong.push('an order that was taken out has changed')

          const byButton = events.some(
            (event) => event.type === 'received' && event.data.through === 'receive',
          )
          const { link } = viewer
          if (
            link?.proof === 'plain_id' &&
            events.some(({ type }) => !['otp_sent', 'otp_failed', 'received'].includes(type))
          )
            wrong.push('a plain id changed more than the password')
          if (byButton && (link?.party === 'driver' || link?.proof === 'plain_id'))
            wrong.push('a driver or a plain id pressed Receive')
          if (
            events.length > 0 &&
            (link?.party === 'tracking' || (link === null && policy.config.disable === 'write'))
          )
            wrong.push('who only reads changed something')
        }
        const { log, order } = story
        expect(canonical(replay(log))).toBe(canonical(order))
        expect(order?.rev).toBe(log.length)
        expect(firstBroken(story.links, sha256)).toBeNull()
        // Ended and opened again in turn: never received and rejected, and nothing twice, but
        // through a re-update.
        const turns = log
          .map(({ type }) => type)
          .filter((type) => type === 'received' || type === 'rejected' || type === 'reopened')
        expect(turns.filter((type, at) => (type === 'reopened') !== (at % 2 === 1))).toEqual([])
        const ending = turns.at(-1)
        expect([order?.epod.otp.verified, order?.epod.reject.rejected]).toEqual([
          ending === 'received',
          ending === 'rejected',
        ])
        expect(order?.ended).toBe(
          ending === 'received' ||
            ending === 'rejected' ||
            order?.destination.geofence_in_time !== null,
        )
        expect(
          (ending === 'received' || ending === 'rejected') && order?.challenge.hash !== null,
        ).toBe(false)
        expect(order?.epod.version.number).toBe(
          1 + turns.filter((type) => type === 'reopened').length,
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  }, 120_000)

  it('often ends, so that the test above says something', () => {
    const ends = fc
      .sample(fc.tuple(anyInput, fc.array(anyStep, { minLength: 40, maxLength: 40 })), {
        numRuns: 300,
        seed: 7,
      })
      .map(([input, steps]) => {
        const story = new Story()
        const first = decideNew(input, aViewer(), resolvePolicy({}), story.clock())
        story.happened(isRefusal(first) ? [] : first)
        for (const { command, viewer, document, pause } of steps) {
          const clock = story.clock(pause)
          const outcome =
            story.order && decide(story.order, command, viewer, resolvePolicy(document), clock)
          if (outcome) story.happened(isRefusal(outcome) ? outcome.record : outcome)
        }
        return story
      })
    const orders = ends.map(({ order }) => order)
    expect(
      orders.filter((order) => order?.epod.otp.verified_through === 'receive').length,
    ).toBeGreaterThan(5)
    expect(
      orders.filter((order) => order?.epod.otp.verified_through === 'otp').length,
    ).toBeGreaterThan(0)
    expect(orders.filter((order) => order?.epod.reject.rejected).length).toBeGreaterThan(5)
    // What has not happened has not been proven.
    const happened = new Set(ends.flatMap(({ log }) => log.map(({ type }) => type)))
    expect([...happened]).toEqual(
      expect.arrayContaining([
        'items_remarked',
        'signed',
        'quantities_stated',
        'claim_opened',
        'claim_changed',
        'claim_settled',
        'reviewed',
        'reopened',
        'corrected',
      ]),
    )
  })
})
