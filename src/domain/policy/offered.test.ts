import { describe, expect, it } from 'vitest'
import { anOrder, aPolicy, aViewer, did } from '../testing/factories.ts'
import { offerOf } from './offered.ts'
import { resolvePolicy } from './resolve.ts'
import type { PolicyDocument } from './policy.ts'
import type { Reach, Viewer } from './viewer.ts'

const clock = { now: '2026-11-20T06:00:00.000Z', time_zone: 'Asia/Kolkata' }
const viewer = (reach: Reach = { kind: 'client' }): Viewer => ({
  client_id: 'c',
  client: 'c',
  username: 'u',
  user_id: 'u',
  reach,
  link: null,
})
const add = (document: PolicyDocument, reach?: Reach) =>
  offerOf(null, 'add_order', viewer(reach), resolvePolicy(document), clock)

describe('what the page offers', () => {
  it('is the control where nothing stands against it [ROLE-16]', () =>
    expect(add({})).toEqual({ shown: true, reasons: [] }))

  it('is nothing where role or hide flags take it away [ROLE-05, ROLE-11, ROLE-12]', () => {
    expect(add({}, { kind: 'vendor', transporter: 'Roadrunner' }).shown).toBe(false)
    expect(add({ dashboard_customization: { hide: { add_transaction: true } } }).shown).toBe(false)
    expect(add({ config: { 'view-only': true } }).shown).toBe(false)
  })

  it('is View with its reason for a driver’s account [ROLE-07]', () => {
    expect(
      offerOf(
        null,
        'view_order',
        viewer(),
        resolvePolicy({ config: { accountType: 'acme-Driver' } }),
        clock,
      ),
    ).toEqual({
      shown: true,
      reasons: [
        { kind: 'forbidden', code: 'wrong_party', params: [{ code: 'actions.view_order' }] },
      ],
    })
  })

  it.each([
    ['none was sent', anOrder(), []],
    ['the order is over', anOrder(did.received), ['already_received']],
  ])('is to enter a code, where %s, with what a page can know [OTP-03]', (_, order, codes) =>
    expect(
      offerOf(order, 'verify_otp', aViewer(), aPolicy(), clock).reasons.map(({ code }) => code),
    ).toEqual(codes),
  )

  it('is the control with its reason where the account can only read [ROLE-08]', () => {
    expect(add({ config: { disable: 'write' } })).toEqual({
      shown: true,
      reasons: [{ kind: 'forbidden', code: 'read_only' }],
    })
  })
})
