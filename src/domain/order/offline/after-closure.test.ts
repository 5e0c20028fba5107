import { describe, expect, it } from 'vitest'
import {
  aPolicy,
  aViewer,
  anOrder,
  byLink,
  clock,
  created,
  did,
  NOW,
  orderOf,
  recorded,
} from '../../testing/factories.ts'
import { DAY, HOUR, later, MINUTE, type ClaimedTime } from '../../time.ts'
import { offlineWords } from '../../words/offline.ts'
import { words } from '../../testing/words.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { evolve, replay } from '../evolve.ts'
import type { Order } from '../order.ts'
import { isRefusal } from '../refusal.ts'
import { english } from '../../words/catalogue.ts'
import { eventSummary } from '../event-summary.ts'
import { inEnglish } from '../../testing/in-english.ts'

const at = later(NOW, -HOUR)
const claim: ClaimedTime = { at, device_now: NOW }
const receiver = byLink('receiver')
const by = (
  command: Command,
  after: OrderEvent[],
  told: ClaimedTime | undefined = claim,
  viewer = receiver,
) =>
  decide(anOrder(...after), command, viewer, aPolicy({ show_receive_button: true }), {
    ...clock,
    claim: told,
  })
const here = { loc: [18.5, 73.8] as [number, number] }

describe('a receive or reject that something else came before', () => {
  it.each<[Command, OrderEvent, string]>([
    [{ type: 'receive', geo_tag: here }, did.received, words.already_received],
    [{ type: 'receive', geo_tag: here }, did.rejected, words.already_rejected],
    [{ type: 'reject', geo_tag: here }, did.received, words.already_received],
    [{ type: 'reject', geo_tag: here }, did.rejected, words.already_rejected],
  ])(
    '%j is refused, whenever it claims to have been, and kept as an attempt with its time and place [PUBL-07, EPOD-09]',
    (command, before, message) => {
      for (const early of [claim, { at: later(NOW, -20 * HOUR), device_now: NOW }]) {
        const outcome = by(command, [before], early)
        expect(isRefusal(outcome) && [inEnglish(outcome.refused[0]), outcome.record]).toEqual([
          message,
          [
            {
              type: 'attempted',
              data: {
                action: command.type,
                claimed_at: early.at,
                geo_tag: { loc: [18.5, 73.8], action_by: 'receiver' },
              },
            },
          ],
        ])
      }
    },
  )

  it('is kept once, however often it is sent, and each of two devices counts [PUBL-07]', () => {
    const attempt = (action_by: 'receiver' | 'client', claimed_at = at): OrderEvent => ({
      type: 'attempted',
      data: { action: 'receive', claimed_at, geo_tag: { loc: null, action_by } },
    })
    const recordedBy = (...before: OrderEvent[]) => {
      const outcome = by({ type: 'receive' }, [did.received, ...before])
      return isRefusal(outcome) ? outcome.record.length : null
    }
    expect([
      recordedBy(),
      recordedBy(attempt('receiver')),
      recordedBy(attempt('client')),
      recordedBy(attempt('receiver', NOW)),
    ]).toEqual([1, 0, 1, 1])
    expect(
      recordedBy(
        ...Array.from({ length: 20 }, (_, index) => attempt('receiver', later(at, index + 1))),
      ),
    ).toBe(0)
  })

  it('leaves no trace where no time is claimed, where it was no ending, and where the link could not have done it [PUBL-07]', () => {
    const ahead: ClaimedTime = { at: later(NOW, MINUTE), device_now: NOW }
    const marks = [
      by({ type: 'receive' }, [did.received], undefined),
      by({ type: 'outbound' }, [did.received], ahead, byLink('driver')),
      by({ type: 'receive' }, [did.received], claim, byLink('driver')),
    ]
    expect(
      decide(anOrder(did.received), { type: 'receive' }, receiver, aPolicy(), clock),
    ).toMatchObject({ record: [] })
    expect(marks.slice(1).map((outcome) => isRefusal(outcome) && outcome.record)).toEqual([[], []])
  })

  it('is told to the shipper [PUBL-07]', () => {
    const [event] = recorded([
      {
        type: 'attempted',
        data: { action: 'reject', claimed_at: at, geo_tag: { loc: null, action_by: 'receiver' } },
      },
    ])
    expect(
      event && eventSummary({ ...event, time_flag: 'clock_off' }, english, 'Asia/Kolkata'),
    ).toMatchObject({
      title: 'Attempt after the end',
      detail: `Reject was pressed · ${offlineWords.flags.clock_off}`,
    })
  })
})

describe('an arrival or a failed delivery that waited until the order had ended', () => {
  const ended = later(NOW, -30 * MINUTE)
  const driver = byLink('driver')
  const pressed: Command = { type: 'outbound', geo_tag: here }
  const failed: Command = { type: 'not_delivered', reason: 'nobody_there', text: '' }
  const afterEnd = (command: Command, end: OrderEvent, told: ClaimedTime | undefined) => {
    const log = [...recorded([created()], later(NOW, -DAY)), ...recorded([end], ended, 2)]
    const outcome = decide(replay(log) ?? anOrder(), command, driver, aPolicy(), {
      ...clock,
      claim: told,
    })
    if (isRefusal(outcome)) return inEnglish(outcome.refused[0])
    expect(outcome).toMatchObject([{ data: { late: true } }])
    return [...log, ...recorded(outcome, NOW, 3)].reduce<Order | null>(
      (order, event) => (order ? evolve(order, event) : replay([event])),
      null,
    )
  }

  it('is put on record late, with its own time, where it happened before [PUBL-07, DOOR-10]', () => {
    for (const end of [did.received, did.rejected]) {
      expect(afterEnd(pressed, end, claim)).toMatchObject({
        epod: { driverReach: [{ time: at }] },
      })
      expect(afterEnd(failed, end, claim)).toMatchObject({
        epod: { delivery_attempts: [{ reason: 'nobody_there', at }] },
      })
    }
  })

  it('is refused where it was pressed afterwards, or nobody knows when [PUBL-07, EPOD-09]', () => {
    const after: ClaimedTime = { at: later(ended, MINUTE), device_now: NOW }
    for (const told of [after, { at, device_now: null }, undefined])
      for (const command of [pressed, failed])
        expect(afterEnd(command, did.received, told)).toBe(words.already_received)
  })

  it('is told as late [PUBL-07]', () => {
    const [event] = recorded([
      { type: 'outbound', data: { geo_tag: { loc: null, action_by: 'driver' }, late: true } },
    ])
    expect(event && eventSummary(event, english, 'Asia/Kolkata').detail).toBe(offlineWords.late)
  })
})

describe('a receive or reject of before the proof was opened again', () => {
  const after_reopening = (command: Command, claimed: ClaimedTime | undefined) => {
    const [closed, opened] = [later(NOW, -2 * HOUR), later(NOW, -HOUR)]
    const first = recorded([created(), did.received], closed)
    const log = [...first, ...recorded([{ type: 'reopened', data: { reason: 'x' } }], opened, 3)]
    return decide(
      replay(log) ?? anOrder(),
      command,
      receiver,
      aPolicy({ show_receive_button: true }),
      { ...clock, claim: claimed },
    )
  }
  const early = later(NOW, -90 * MINUTE)

  it.each<Command>([{ type: 'receive' }, { type: 'reject' }])(
    '%j ends nothing anew, and is kept as an attempt with its time [PUBL-07] [REVW-03]',
    (command) => {
      const outcome = after_reopening(command, { at: early, device_now: NOW })
      expect(isRefusal(outcome) && [outcome.refused[0].kind, outcome.record]).toEqual([
        'done',
        [
          {
            type: 'attempted',
            data: {
              action: command.type,
              claimed_at: early,
              geo_tag: { loc: null, action_by: 'receiver' },
            },
          },
        ],
      ])
    },
  )

  it('has no signature with it either, which is of its own version of the proof [SIGN-01] [REVW-03]', () => {
    const signing: Command = {
      type: 'signature',
      signature: { name: 'Meera', relation: 'Owner', url: 'u', digest: 'd' },
    }
    expect(after_reopening(signing, { at: early, device_now: NOW })).toMatchObject({
      refused: [{ kind: 'done', code: 'reopened_since' }],
      record: [],
    })
    const late = { at: later(NOW, -30 * MINUTE), device_now: NOW }
    expect(after_reopening(signing, late)).toMatchObject([{ type: 'signed' }])
  })

  it('is told by how long it waited, whatever the device calls the hour [PUBL-07] [REVW-03]', () => {
    const away = 5 * HOUR
    const by_its_clock = (at_then: string): ClaimedTime => ({
      at: later(at_then, away),
      device_now: later(NOW, away),
    })
    const isTaken = (claimed: ClaimedTime | undefined): boolean =>
      !isRefusal(after_reopening({ type: 'receive' }, claimed))
    expect([
      isTaken(by_its_clock(early)),
      isTaken(by_its_clock(later(NOW, -30 * MINUTE))),
      isTaken({ at: later(NOW, -30 * MINUTE), device_now: NOW }),
      isTaken(undefined),
      // A program that does not tell its clock is taken to speak of now.
      isTaken({ at: early, device_now: null }),
      // A file is sent now, also anew.
      isTaken({ at: early, device_now: NOW, is_told: true }),
    ]).toEqual([false, true, true, true, true, true])
  })
})

describe('evidence that comes after the end', () => {
  const photo = {
    url: 'u',
    tag: 'epod',
    file_name: 'a.jpg',
    ext: 'jpg',
    digest: 'd',
    captured_at: null,
    place: null,
  } as const
  it.each<[Command]>([
    [
      {
        type: 'remark',
        by: '',
        text: 'One box wet',
        categories: [],
        custom_fields: {},
        extra_fields: {},
      },
    ],
    [{ type: 'photo', photo }],
    [{ type: 'goods_condition', missing: [{ text: 'Box', qty: 1 }], damaged: null }],
  ])(
    '%j is taken and marked late, whatever time it claims; before the end it is not marked [PUBL-07]',
    (command) => {
      for (const end of [did.received, did.rejected])
        expect(by(command, [end])).toMatchObject([{ data: { late: true } }])
      const [before] = by(command, []) as OrderEvent[]
      expect(before?.data).not.toHaveProperty('late')
    },
  )

  it('adds each further list of goods, of a party that has stated some before and after the end [PUBL-07] [SIDE-01] [COND-03]', () => {
    const say = (order: Order, command: Command, viewer = receiver): Order => {
      const outcome = decide(order, command, viewer, aPolicy({ show_receive_button: true }), clock)
      if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
      return recorded(outcome, NOW, order.rev + 1).reduce(evolve, order)
    }
    const broken = (...texts: string[]): Command => ({
      type: 'goods_condition',
      missing: null,
      damaged: texts.map((text) => ({ text, qty: 1 })),
    })
    const before = say(
      say(say(orderOf({}), broken('a')), broken('b')),
      broken('d'),
      byLink('driver'),
    )
    const closed = say(before, { type: 'receive' })
    const order = say(say(closed, broken('c')), broken('e', 'f'))
    const texts = (one: Order) => one.epod.damaged.map(({ text }) => text)
    expect([texts(before), texts(order)]).toEqual([
      ['b', 'd'],
      ['b', 'd', 'c', 'e', 'f'],
    ])
    const lost = say(order, {
      type: 'goods_condition',
      missing: [{ text: 'g', qty: 1 }],
      damaged: null,
    })
    expect([texts(lost), lost.epod.missing.map(({ text }) => text)]).toEqual([texts(order), ['g']])
  })

  it('adds to lists of goods that were agreed on, and is shown as late [PUBL-07]', () => {
    const listed = (text: string, late?: true): OrderEvent => ({
      type: 'goods_listed',
      data: { missing: [{ text, qty: 1 }], damaged: null, ...(late && { late }) },
    })
    const order = anOrder(listed('a'), listed('b'), did.received, listed('c', true), {
      ...did.remarked('x'),
      data: { ...did.remarked('x').data, late: true },
    } as OrderEvent)
    expect(order.epod.missing.map(({ text }) => text)).toEqual(['b', 'c'])
    expect(order.epod.remarks).toMatchObject([{ text: 'x', late: true }])
    const [event] = recorded([listed('c', true)])
    expect(event && eventSummary(event, english, 'Asia/Kolkata').detail).toBe(offlineWords.late)
  })
})

describe('an action that waited on the phone', () => {
  const after = (command: Command, viewer = receiver) => {
    const outcome = by(command, [], claim, viewer)
    if (isRefusal(outcome)) throw new Error(inEnglish(outcome.refused[0]))
    return recorded(outcome, NOW, 2).reduce(evolve, orderOf({}))
  }
  it('counts as of its own time, and is on record as of the server’s [PUBL-07, EPOD-11]', () => {
    expect(after({ type: 'receive' })).toMatchObject({
      delivery_time: at,
      epod: { closer: null, otp: { verified_at: NOW } },
    })
    expect(after({ type: 'receive', closer: NOW }).delivery_time).toBe(NOW)
    expect(after({ type: 'reject' }).epod.reject.rejected_At).toBe(at)
    expect(after({ type: 'outbound' }, byLink('driver')).epod.driverReach).toEqual([{ time: at }])
    expect(
      after({
        type: 'remark',
        by: '',
        text: 'x',
        categories: [],
        custom_fields: {},
        extra_fields: {},
      }).epod.remarks,
    ).toMatchObject([{ time: at }])
  })
  it('by an account is on record likewise [PUBL-07]', () =>
    expect(by({ type: 'receive' }, [], claim, aViewer())).toMatchObject([
      { data: { captured_at: at } },
    ]))
})
