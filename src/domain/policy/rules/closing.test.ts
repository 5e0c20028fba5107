import { describe, expect, it } from 'vitest'
import type { Order } from '../../order/order.ts'
import { aPolicy, aViewer, anOrder, clock, did } from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { whyNot } from '../access.ts'
import type { Action } from '../question.ts'
import { inEnglish } from '../../testing/in-english.ts'

const policy = aPolicy({
  show_receive_button: true,
  order_module_config: { allow_deletion_of_attachments: true },
})
const why = (order: Order, action: Action) =>
  whyNot(order, action, aViewer(), policy, clock).map((reason) => [reason.kind, inEnglish(reason)])

describe('an order that is over', () => {
  it.each<Action>([
    'receive',
    'reject',
    'trigger_otp',
    'verify_otp',
    'delete_photo',
    'edit_order',
    'outbound',
  ])('takes no %s after it was received or rejected [EPOD-09, PHOT-04, EDIT-01]', (action) => {
    expect(why(anOrder(did.received), action)).toEqual([['done', words.already_received]])
    expect(why(anOrder(did.rejected), action)).toEqual([['done', words.already_rejected]])
  })

  it.each<Action>(['view_order', 'remark', 'goods_condition', 'photo', 'rating', 'receiver_link'])(
    'still takes %s',
    (action) => {
      expect(why(anOrder(did.received), action)).toEqual([])
    },
  )

  it('keeps its evidence out of the reasons once it is over [EPOD-09]', () => {
    const strict = aPolicy({
      show_receive_button: true,
      receive: { needs_remark: true },
      reject: { needs_remark: true },
    })
    expect(whyNot(anOrder(did.received), 'reject', aViewer(), strict, clock)).toHaveLength(1)
  })
})

describe('switches of the order itself', () => {
  it('take Reject away [EPOD-14]', () => {
    const order = { ...anOrder(), showRejectButton: false }
    expect([why(order, 'reject'), why(order, 'receive')]).toEqual([
      [['forbidden', words.reject_off]],
      [],
    ])
  })

  it.each<Action>([
    'receive',
    'reject',
    'trigger_otp',
    'remark',
    'goods_condition',
    'photo',
    'delete_photo',
    'rating',
    'outbound',
  ])('stop every submit of the panel: %s [EPOD-14]', (action) => {
    expect(why({ ...anOrder(), disable_submit_epod: true }, action)).toContainEqual([
      'forbidden',
      words.submit_off,
    ])
  })
})
