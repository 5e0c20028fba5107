import { describe, expect, it } from 'vitest'
import { anOrder, created, did, NOW, recorded } from '../testing/factories.ts'
import type { OrderEvent } from './events.ts'
import { later } from '../time.ts'
import { otpLimits } from '../policy/rules/otp.ts'
import { evolve, replay } from './evolve.ts'

describe('what an order is after', () => {
  it('its first event: open, running, without proof [EPOD-03]', () => {
    expect(anOrder()).toMatchObject({
      rev: 1,
      identifier: 'LR-1',
      user: 'northwind',
      ended: false,
      trip_completed_at: null,
      delivery_time: null,
      review: null,
      epod: {
        otp: { verified: false, verified_at: null, verified_through: null },
        remarks: [],
        photos: [],
        reject: { rejected: false, rejected_At: null },
      },
    })
  })

  it('a receive: verified, ended, delivered at the time of the press [EPOD-03]', () => {
    expect(anOrder(did.received)).toMatchObject({
      rev: 2,
      ended: true,
      delivery_time: NOW,
      epod: {
        closer: null,
        otp: { verified: true, verified_at: NOW, verified_through: 'receive' },
        geo_tag: { action_by: 'client', time: NOW },
      },
    })
  })

  it('a receive with a time of delivery: delivered then, verified now [EPOD-03, EPOD-04]', () => {
    const closer = later(NOW, -7_200_000)
    expect(anOrder({ type: 'received', data: { ...did.received.data, closer } })).toMatchObject({
      delivery_time: closer,
      epod: { closer, otp: { verified_at: NOW } },
    })
  })

  it('a one-time password: verified through it, the code spent [OTP-02, OTP-03]', () => {
    const order = anOrder(did.codeSent(), {
      type: 'received',
      data: { ...did.received.data, through: 'otp' },
    })
    expect(order).toMatchObject({
      ended: true,
      epod: { otp: { verified: true, verified_through: 'otp' } },
      challenge: { hash: null, contacts: [], expires_at: null },
    })
    expect(order.challenge).not.toHaveProperty('nonce')
  })

  it('a rejection: rejected with its time, ended, not delivered [EPOD-07]', () => {
    expect(anOrder(did.rejected)).toMatchObject({
      ended: true,
      delivery_time: null,
      epod: {
        geo_tag: { ...did.rejected.data.geo_tag, time: NOW },
        reject: { rejected: true, rejected_At: NOW },
        otp: { verified: false },
      },
    })
  })

  it('a new code: the old one is gone and its tries with it [OTP-03]', () => {
    const { challenge } = anOrder(did.codeSent(), did.wrongCode(), did.wrongCode(), {
      type: 'otp_sent',
      data: { nonce: 'n2', contacts: ['x'], expires_at: NOW },
    })
    expect(challenge).toEqual({
      nonce: 'n2',
      hash: null,
      contacts: ['x'],
      expires_at: NOW,
      sent: [NOW, NOW],
      tries: 0,
      locked_until: null,
    })
  })

  it('a code as releases before drew it: its hash is pending, until a new one ends it [OTP-03] [REPL-01]', () => {
    const drawn: OrderEvent = {
      type: 'otp_sent',
      data: { nonce: null, hash: 'h', contacts: ['x'], expires_at: NOW },
    }
    const before = anOrder(did.codeSent(), drawn).challenge
    expect(before).toMatchObject({ hash: 'h', contacts: ['x'] })
    expect(before).not.toHaveProperty('nonce')
    expect(anOrder(drawn, did.codeSent()).challenge).toMatchObject({ hash: null, nonce: 'n' })
  })

  it('wrong codes: counted up to the lock, and from the start after it [OTP-03]', () => {
    const { challenge } = anOrder(did.codeSent(), did.wrongCode(), did.wrongCode(later(NOW, 1)))
    expect([challenge.tries, challenge.locked_until]).toEqual([0, later(NOW, 1)])
  })

  it('many codes: as many of their times as a day has room for [OTP-03]', () => {
    const many = Array.from({ length: otpLimits.a_day + 3 }, () => did.codeSent())
    expect(anOrder(...many).challenge.sent).toHaveLength(otpLimits.a_day)
  })

  it('an attempt that came too late: on record, with who made it, and nothing else [EPOD-09]', () => {
    const attempt = (action: 'receive' | 'reject'): OrderEvent => ({
      type: 'attempted',
      data: { action, claimed_at: NOW, geo_tag: { loc: null, action_by: 'driver' } },
    })
    const order = anOrder(did.received, attempt('receive'), attempt('reject'))
    expect(order.attempts).toEqual([
      { action: 'receive', claimed_at: NOW, action_by: 'driver' },
      { action: 'reject', claimed_at: NOW, action_by: 'driver' },
    ])
  })

  it('an exception once told: it stays [REM-05]', () => {
    expect(
      anOrder(did.remarked('damaged', 'receiver', true), did.remarked('all fine')).extra_fields
        .exception,
    ).toBe(true)
  })

  it('deleting a photo: only that one is gone [PHOT-04]', () => {
    expect(
      anOrder(did.photo('a'), did.photo('b'), {
        type: 'photo_deleted',
        data: { url: 'a', digest: 'a' },
      }).epod.photos.map(({ url }) => url),
    ).toEqual(['b'])
  })

  it('goods listed twice: the later list of each kind counts', () => {
    const order = anOrder(
      {
        type: 'goods_listed',
        data: { missing: [{ text: 'Box', qty: 1 }], damaged: [{ text: 'Can', qty: 2 }] },
      },
      { type: 'goods_listed', data: { missing: [], damaged: null } },
    )
    expect([order.epod.missing, order.epod.damaged]).toEqual([[], [{ text: 'Can', qty: 2 }]])
  })

  it('messages: their states stand by contact and by kind [TABL-10]', () => {
    const order = anOrder(
      { type: 'notified', data: { notificationType: 'whatsapp', status: 'delivered' } },
      { type: 'contact_status', data: { phone: '9876500002', status: 'DELIVERED_TO_HANDSET' } },
      { type: 'contact_status', data: { phone: '9999999999', status: 'DELIVERED_TO_HANDSET' } },
    )
    expect(order.notification_details).toEqual([
      { notificationType: 'whatsapp', trigger_time: NOW, status: 'delivered' },
    ])
    expect(order.spocs[0]?.contact.status).toEqual([{ status: 'DELIVERED_TO_HANDSET', time: NOW }])
  })

  it('rating, outbound and links: what they say, and nothing else', () => {
    const order = anOrder(
      { type: 'rated', data: { client_rating: 4 } },
      { type: 'outbound', data: did.rejected.data },
      { type: 'link_created', data: { link_id: 'l', party: 'receiver', expires_at: NOW } },
    )
    expect(order).toEqual({
      ...anOrder(),
      rev: 4,
      epod: { ...anOrder().epod, client_rating: 4, driverReach: [{ time: NOW }] },
    })
  })
})

describe('applying an event', () => {
  it('leaves the order before it as it was', () => {
    const before = anOrder(did.codeSent())
    const frozen = structuredClone(before)
    for (const event of recorded(
      [did.received, did.remarked('x'), did.photo('a'), did.wrongCode()],
      NOW,
      3,
    ))
      evolve(before, event)
    expect(before).toEqual(frozen)
  })

  it('cannot begin with another than the first', () => {
    expect(() => replay(recorded([did.received]))).toThrow("'created'")
    expect(replay([])).toBeNull()
    expect(replay(recorded([created()]))?.rev).toBe(1)
  })
})
