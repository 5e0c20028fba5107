import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whyNot } from '../policy/access.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import { aViewer, clockAfter } from '../testing/factories.ts'
import { sealingOf } from '../testing/sealing.ts'
import { canonical } from './canonical.ts'
import { firstBroken, FIRST_PREV, chainedEvent, type ChainedEvent } from './chain.ts'
import { actionOf } from './commands.ts'
import { decideNew } from './entry/create.ts'
import { decide } from './decide.ts'
import type { OrderEvent, Recorded } from './events.ts'
import { evolve, replay } from './evolve.ts'
import type { Order } from './order.ts'
import { isRefusal } from './refusal.ts'
import { anyInput, anyStep } from '../testing/chance.ts'
import { reminderReasons } from './parties/reminder.ts'
import { reportReasons } from './parties/report.ts'
import { eventIn, shapeOf } from './upcast.ts'
import { inEnglish } from '../testing/in-english.ts'

const sha256 = (text: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(text).digest(encoding)
const sealing = sealingOf({
  sha256,
  base64url: (text) => Buffer.from(text).toString('base64url'),
})

/** A log as the server keeps it, and the order it has come to. */
class Story {
  readonly links: ChainedEvent[] = []
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
        v: shapeOf(event.type),
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
      this.links.push(chainedEvent(recorded, sealing))
      this.order = evolve(this.order, recorded)
    }
  }

  get log(): Recorded[] {
    return this.links.map(eventIn)
  }
}

describe('any story of an order', () => {
  it('is told by its log alone, and ends at most once, but through a re-update [REPL-01, EPOD-09, REVW-03, LINK-01, PROF-01]', () => {
    fc.assert(
      fc.property(anyInput, fc.array(anyStep, { maxLength: 40, size: 'max' }), (input, steps) => {
        const story = new Story()
        const first = decideNew(input, aViewer(), resolvePolicy({}), story.clock())
        if (isRefusal(first)) throw new Error(inEnglish(first.refused[0]))
        story.happened(first)
        const wrong: string[] = []
        for (const { command, viewer, document, pause } of steps) {
          if (command.type === 'erase') continue
          const { order: before } = story
          if (!before) throw new Error('the order is there from its first event on')
          const policy = resolvePolicy(document)
          const clock = story.clock(pause)
          const outcome = decide(before, command, viewer, policy, clock)
          const [reason] =
            command.type === 'remind'
              ? reminderReasons(before, command, viewer, policy, clock)
              : command.type === 'report'
                ? reportReasons(viewer)
                : whyNot(before, actionOf(command), viewer, policy, clock)
          if (
            reason &&
            !(
              isRefusal(outcome) &&
              inEnglish(outcome.refused[0]) === inEnglish(reason) &&
              outcome.record.length === 0
            )
          )
            wrong.push(`${command.type} goes on although: ${inEnglish(reason)}`)
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
        expect(firstBroken(story.links, sealing)).toBeNull()
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
          (ending === 'received' || ending === 'rejected') &&
            (order?.challenge.nonce !== undefined || order?.challenge.expires_at !== null),
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
        numRuns: 600,
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
        'delivery_attempted',
        'attempt_answered',
        'signed',
        'quantities_stated',
        'claim_opened',
        'claim_changed',
        'claim_settled',
        'reviewed',
        'reopened',
        'corrected',
        'error_reported',
        'recorded_in_error',
        'error_dismissed',
      ]),
    )
  }, 60_000)
})
