import { z } from 'zod'
import { issueText } from '../field-errors.ts'
import { isDay } from '../time.ts'
import { line, oneOf, whole } from './setting.ts'

/** What a clock begins with, and who has to do by then what it is about. */
export const clockStarts = ['received', 'accepted', 'rejected', 'claimed'] as const
export const clockOwers = ['buyer', 'seller', 'transporter', 'receiver'] as const

const MOST_CLOCKS = 20

/** Terms of law and contract that count down on each order. */
export const clockSettings = z
  .array(
    z.strictObject({
      key: z
        .string()
        .max(40)
        .regex(/^[a-z][a-z0-9_]*$/)
        .describe('its name in addresses: small letters, figures and _'),
      name: line('what people call it'),
      from: oneOf(
        clockStarts,
        'accepted',
        'what it begins with: receipt, acceptance (receipt; where a claim is opened or the proof ' +
          'turned down within 15 days of it, when that is settled or approved), rejection, or the ' +
          'first claim',
      ),
      days: whole(1, 365, 45, 'days after the day on which it begins; the last counts to its end'),
      owed_by: oneOf(clockOwers, 'buyer', 'who has to do it by then'),
      until: z
        .enum(['claimed'])
        .nullable()
        .default(null)
        .describe('what ends it in time: a claim that is opened; null: nothing that is on record'),
      source: line('the law or contract that it follows', 200).default(''),
      checked_on: z
        .string()
        .max(10)
        .refine(isDay, issueText('date_invalid'))
        .meta({ format: 'date' })
        .nullable()
        .default(null)
        .describe('day on which that was last checked, YYYY-MM-DD; null: never'),
    }),
  )
  .max(MOST_CLOCKS)
  .default([])
  .describe('terms of law and contract that count down on each order and in Analysis')
