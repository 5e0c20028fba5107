import { z } from 'zod'
import { instantAsked } from '../call.ts'
import { preparedAction, proofAction } from './action.ts'
import { text } from './fields.ts'

const closer = instantAsked.describe('when the goods were received, if that is not now')

const reason = text(2000).trim().describe('why; due where the client’s policy asks for it')

/** Receipt without a code (EPOD-03). */
export const receive = proofAction({
  action: 'receive',
  field: 'receive',
  schema: z.literal(true),
  companions: { closer, reason },
  said: 'otp_verified',
  toCommand: (_input, { geo_tag, closer: at, reason: said }, spoc) => ({
    type: 'receive',
    geo_tag,
    closer: at,
    spoc,
    reason: said,
  }),
})

/** Receipt proved by a one-time password, which the server alone can compare (OTP-01). */
export const verifyOtp = preparedAction({
  action: 'verify_otp',
  field: 'otp',
  schema: z.number().int().min(0).max(999_999),
  companions: { closer },
  said: 'otp_verified',
})

/** Rejection at the door (EPOD-07). */
export const reject = proofAction({
  action: 'reject',
  field: 'reject',
  schema: z.literal(true),
  companions: { reason },
  said: 'rejected',
  toCommand: (_input, { geo_tag, reason: said }) => ({ type: 'reject', geo_tag, reason: said }),
})

/** Announcement that the goods are about to come (EPOD-12). */
export const outbound = proofAction({
  action: 'outbound',
  field: 'triggerOutBound',
  schema: z.literal(true),
  companions: {},
  said: 'outbound_saved',
  toCommand: (_input, { geo_tag }) => ({ type: 'outbound', geo_tag }),
})
