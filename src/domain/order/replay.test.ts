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

const word = fc.constantFrom('ok', 'damaged', 'Intact', 'delayed', '', '  ', 'Ünïcode €', 'naïve \ud83d\ude00', '__proto__')
const phone = fc.integer({ min: 0, max: 99 }).map((n) => `98765000${String(n).padStart(2, '0')}`)
const values = fc.dictionary(fc.constantFrom('status_remark', 'seal', 'delivery', 'exception', '__proto__', 'constructor'), fc.oneof(word, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)), { maxKeys: 3 })
const geo_tag = fc.option(fc.oneof(fc.constant({ loc: [] as [] }), fc.tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true })).map((loc) => ({ loc }))), { nil: undefined })
const goods = fc.option(fc.array(fc.record({ text: word, qty: fc.integer({ min: 0, max: 9 }) }), { maxLength: 2 }))
const usage = fc.record({ to_contact_in_hour: fc.integer({ min: 0, max: 6 }), by_account_in_day: fc.constantFrom(0, 1, 2000) })
const url = fc.constantFrom('a', 'b', 'c')

/** Any entry of an order that the rules of adding let through. */
const anyInput: fc.Arbitrary<OrderInput> = fc.record({
  client: fc.constantFrom('Contoso', 'Northwind'), transporter: fc.constantFrom('Roadrunner', null), value: fc.constantFrom('NA' as const, 12.5), eta_hrs: fc.integer({ min: 1, max: 99 }),
  spocs: fc.array(fc.record({ name: fc.constantFrom('Meera', 'Asha'), contact: fc.record({ phone: fc.array(phone, { minLength: 1, maxLength: 2 }), email: fc.constant([]) }) }), { minLength: 1, maxLength: 2 }),
  invoice_date: fc.constantFrom('2026-03-01', null), extra_fields: values, profile: fc.constantFrom({}, { POD_ID: 'P1', bill_qty: 3 }),
}).map((changes) => anInput(changes))

/** Any fields of an edit that its schema lets through. */
const anyEdit: fc.Arbitrary<OrderEdit> = fc.record({
  truck_number: fc.constantFrom('', 'KA05', 'MH12'), driver: fc.record({ name: word, contact: fc.array(phone, { maxLength: 1 }) }, { requiredKeys: [] }), spocs: fc.array(fc.record({ name: word, contact: fc.record({ phone: fc.array(phone, { maxLength: 1 }) }) }), { maxLength: 2 }),
  eta_hrs: fc.constantFrom(null, 0, 7.5), transporter: fc.constantFrom(null, 'Roadrunner', 'Other'), dispatch_time: fc.constantFrom('00:00', '23:59'), extra_fields: values, ship_weight: fc.constantFrom(null, { weight: 2.5 }), Items: fc.constantFrom([], [{ item_no: '1' }]),
}, { requiredKeys: [] })

/** Any command, sensible or not. */
const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('receive' as const), geo_tag, closer: fc.option(fc.integer({ min: -9e8, max: 9e8 }).map((ms) => later(NOW, ms)), { nil: undefined }), spoc: fc.option(word, { nil: undefined }) }),
  fc.record({ type: fc.constant('reject' as const), geo_tag }),
  fc.record({ type: fc.constant('trigger_otp' as const), hash: fc.constantFrom('h1', 'h2'), usage }),
  fc.record({ type: fc.constant('verify_otp' as const), matches: fc.boolean(), geo_tag }),
  fc.record({ type: fc.constant('remark' as const), by: word, text: word, categories: fc.array(word, { maxLength: 2 }), custom_fields: values, extra_fields: values }),
  fc.record({ type: fc.constant('goods_condition' as const), missing: goods, damaged: goods }),
  fc.record({ type: fc.constant('photo' as const), photo: fc.record({ url, digest: url, tag: fc.constantFrom('epod' as const, 'spoc' as const), file_name: word, ext: fc.constant('jpg'), captured_at: fc.constant(null), place: fc.constantFrom([1, 2] as [number, number], null) }) }),
  fc.record({ type: fc.constant('delete_photo' as const), url }),
  fc.record({ type: fc.constant('rating' as const), client_rating: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant('outbound' as const), geo_tag }),
  fc.record({ type: fc.constant('create_link' as const), link_id: url, party: fc.constantFrom('receiver' as const, 'driver' as const, 'tracking' as const), expires_at: fc.constant(NOW) }),
  fc.record({ type: fc.constant('revoke_link' as const), link_id: url }),
  fc.record({ type: fc.constant('undo_import' as const), import_id: url, rev: fc.constantFrom(1, 2), former: fc.constantFrom(null, { truck_number: 'KA05' }) }),
  fc.record({ type: fc.constant('edit' as const), edit: anyEdit, rev: fc.constantFrom(null, 1, 3), unseen: fc.constantFrom([], [], [{ by: 'x', fields: ['client'] }]) }),
)

/** Anybody who may come along. */
const anyViewer: fc.Arbitrary<Viewer> = fc.constantFrom(
  aViewer(), aViewer({ kind: 'vendor', transporter: 'Roadrunner' }), aViewer({ kind: 'distributor', name: 'Contoso' }),
  ...(['receiver', 'driver', 'tracking'] as const).flatMap((party) => (['reference', 'plain_id', 'code'] as const).map((proof) => byLink(party, proof))))

/** Any account's configuration, as far as it bears on one order. */
const anyPolicy: fc.Arbitrary<PolicyDocument> = fc.record({
  show_receive_button: fc.boolean(), editable: fc.record({ driver: fc.boolean(), tat: fc.boolean() }), edit_needs: fc.constantFrom('driver' as const, 'spoc_contact' as const),
  config: fc.record({ disable: fc.constantFrom(null, null, null, 'write' as const), 'view-only': fc.constantFrom(false, false, false, true), accountType: fc.constantFrom(null, null, 'Admin', 'CnF', 'Driver') }),
  order_module_config: fc.record({ allow_deletion_of_attachments: fc.boolean(), remarks_mandatory_field: fc.constantFrom([], [], ['status_remark']) }),
  otp: fc.record({ mode: fc.constantFrom('on_demand' as const, 'on_demand' as const, 'delivery_code' as const, 'none' as const) }),
  receive: fc.record({ needs_remark: fc.constantFrom(false, false, true), needs_epod_photo: fc.constantFrom(false, false, true) }),
  reject: fc.record({ needs_remark: fc.boolean() }),
  screen: fc.record({ multiRemark: fc.boolean() }), dashboard_customization: fc.record({ bulk_upload: fc.constantFrom(false, false, true) }),
})

const anyStep = fc.record({ command: anyCommand, viewer: anyViewer, document: anyPolicy, pause: fc.constantFrom(0, 1_000, 31_000, 700_000, 3_600_000) })

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
        ...event, v: 1, order_id: '01900000-0000-7000-8000-000000000001', seq: this.links.length + 1, actor: { username: 'u-1', role: 'client', link_id: null },
        policy_version: 1, device_time: null, server_time: this.clock().now, place: null, files: [], prev: this.links.at(-1)?.digest ?? FIRST_PREV,
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
  it('is told by its log alone, and ends at most once [REPL-01, EPOD-09, LINK-01, PROF-01]', () => {
    fc.assert(fc.property(anyInput, fc.array(anyStep, { maxLength: 40, size: 'max' }), (input, steps) => {
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
        if (reason && !(isRefusal(outcome) && outcome.refused[0].message === reason.message && outcome.record.length === 0)) wrong.push(`${command.type} goes on although: ${reason.message}`)
        const events = isRefusal(outcome) ? outcome.record : outcome
        story.happened(events)
        if (before.withdrawn && events.length > 0) wrong.push('an order that was taken out has changed')

        const byButton = events.some((event) => event.type === 'received' && event.data.through === 'receive')
        const { link } = viewer
        if (link?.proof === 'plain_id' && events.some(({ type }) => !['otp_sent', 'otp_failed', 'received'].includes(type))) wrong.push('a plain id changed more than the password')
        if (byButton && (link?.party === 'driver' || link?.proof === 'plain_id')) wrong.push('a driver or a plain id pressed Receive')
        if (events.length > 0 && (link?.party === 'tracking' || (link === null && policy.config.disable === 'write'))) wrong.push('who only reads changed something')
      }
      const { log, order } = story
      expect(canonical(replay(log))).toBe(canonical(order))
      expect(order?.rev).toBe(log.length)
      expect(firstBroken(story.links, sha256)).toBeNull()
      const endings = log.filter(({ type }) => type === 'received' || type === 'rejected')
      expect(endings.length).toBeLessThanOrEqual(1)
      expect([order?.epod.otp.verified, order?.epod.reject.rejected, order?.ended])
        .toEqual([endings[0]?.type === 'received', endings[0]?.type === 'rejected', endings.length === 1])
      expect(endings.length === 1 && order?.challenge.hash !== null).toBe(false)
      expect(wrong).toEqual([])
    }), { numRuns: 500 })
  })

  it('often ends, so that the test above says something', () => {
    const ends = fc.sample(fc.tuple(anyInput, fc.array(anyStep, { minLength: 40, maxLength: 40 })), { numRuns: 100, seed: 7 }).map(([input, steps]) => {
      const story = new Story()
      const first = decideNew(input, aViewer(), resolvePolicy({}), story.clock())
      story.happened(isRefusal(first) ? [] : first)
      for (const { command, viewer, document, pause } of steps) {
        const clock = story.clock(pause)
        const outcome = story.order && decide(story.order, command, viewer, resolvePolicy(document), clock)
        if (outcome) story.happened(isRefusal(outcome) ? outcome.record : outcome)
      }
      return story.order
    })
    expect(ends.filter((order) => order?.epod.otp.verified_through === 'receive').length).toBeGreaterThan(5)
    expect(ends.filter((order) => order?.epod.otp.verified_through === 'otp').length).toBeGreaterThan(0)
    expect(ends.filter((order) => order?.epod.reject.rejected).length).toBeGreaterThan(5)
  })
})
