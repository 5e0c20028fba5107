import { expect, it } from 'vitest'
import { actsByLink } from './link.ts'

it('names each act that a receiver or a driver has a link for, once [LINK-01]', () =>
  expect(actsByLink().toSorted()).toEqual([
    'answer_attempt',
    'delete_photo',
    'dispute',
    'goods_condition',
    'label',
    'leave',
    'not_delivered',
    'outbound',
    'photo',
    'quantities',
    'rating',
    'receive',
    'reject',
    'remark',
    'signature',
    'trigger_otp',
    'verify_otp',
  ]))
