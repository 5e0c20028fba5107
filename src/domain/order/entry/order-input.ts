import { z } from 'zod'
import { emailsTyped, phonesTyped } from '../../contact-input.ts'
import { issueText } from '../../field-errors.ts'
import { flawIn } from '../../text.ts'
import { LONGEST_INSTANT, isDay, isOfOurYears, isTime } from '../../time.ts'
import { oneLine } from '../../unseen.ts'
import { MOST_GOODS, tatFromHours, weightUnits } from '../../units.ts'
import { sentence, type SentenceCode } from '../../words/sentence.ts'
import { placeSchema } from '../epod-schema.ts'
import { exactNumber } from '../exact-number.ts'
import { isProfileKey } from '../order.ts'

const typedLine = z.string().overwrite(oneLine).trim()
/** A line of text as people enter it. */
export const line = typedLine.max(200)
// What a system leaves empty is not there: an order with '' for a lot has none.
const optional = line.transform((text) => (text === '' ? null : text)).nullish()
const loc = placeSchema.nullish()
const count = z
  .number()
  .int(issueText('whole_number', sentence('fields.units')))
  .min(1, issueText('at_least', sentence('fields.units'), 1))
  .max(MOST_GOODS)
const amountOf = (label: SentenceCode) =>
  z
    .number()
    .min(0, issueText('at_least', sentence(label), 0))
    .max(MOST_GOODS)
const [quantity, boxes] = [
  amountOf('order_fields.quantity'),
  amountOf('order_fields.number_of_box'),
]
const freeValue = z.union([z.string().max(2000), exactNumber, z.boolean(), z.null()])

const instant = z.iso.datetime({ offset: true })

/** A calendar day (YYYY-MM-DD) or an instant, whose day counts; of the years 1900 to 2199. */
export const dayOrInstant = z
  .string()
  .max(LONGEST_INSTANT)
  .refine(
    (text) =>
      isDay(text) ||
      (isDay(text.slice(0, 10)) && instant.safeParse(text).success && isOfOurYears(text)),
    issueText('date_invalid'),
  )

/** Is a time of more than none still one as it is kept, in whole milliseconds? */
const isKept = (given: number, ms: number): boolean => given <= 0 || ms > 0

const contact = z.union([
  z.strictObject({ phone: phonesTyped.optional(), email: emailsTyped.optional() }),
  phonesTyped.transform((phone) => ({ phone })),
  emailsTyped.transform((email) => ({ email })),
])
const spoc = z.strictObject({ name: line.default(''), contact: contact.optional() })
const placeNamed = { name: line, loc, city: optional }
const item = z.strictObject({
  item_no: z.union([typedLine.min(1).max(60), exactNumber]).transform(String),
  product_description: optional,
  product_quantity: quantity.nullish(),
  sales_unit: optional,
  number_of_box: boxes.nullish(),
  remarks: z.array(z.never()).max(0).optional(),
})

/**
 * Gathers the profile's own top-level fields under `profile`, so that every other unknown field is
 * refused by name; `profile` itself is one.
 */
export const gatherProfile = (input: unknown, ctx: z.RefinementCtx): unknown => {
  const flaw = flawIn(input)
  if (flaw) ctx.addIssue({ code: 'custom', path: [...flaw.path], message: issueText(flaw.code) })
  if (flaw || typeof input !== 'object' || input === null || Array.isArray(input)) return input
  if (Object.hasOwn(input, 'profile'))
    ctx.addIssue({ code: 'custom', path: ['profile'], message: issueText('unknown_field') })
  const [profile, own]: [[string, unknown][], [string, unknown][]] = [[], []]
  for (const entry of Object.entries(input)) (isProfileKey(entry[0]) ? profile : own).push(entry)
  return { ...Object.fromEntries(own), profile: Object.fromEntries(profile) }
}

/** One fault, one sentence: below 0, 0 where it has to be told, and too little to be kept. */
const aboveZero = {
  eta: issueText('above_zero', sentence('fields.eta')),
  tat: issueText('above_zero', sentence('fields.tat')),
}

/**
 * The fields a person can enter for one order, all optional here: which are required is the
 * policy's to say.
 */
export const orderFields = z.strictObject({
  identifier: typedLine.max(80).optional(),
  invoice: optional,
  invoice_date: dayOrInstant.nullish(),
  client: line.optional(),
  transporter: optional,
  secondary_vendor: optional,
  truck_number: line.optional(),
  driver: z.strictObject({ name: line.default(''), contact: phonesTyped.optional() }).optional(),
  spocs: z.array(spoc).max(20).optional(),
  source: z.strictObject(placeNamed).optional(),
  destination: z
    .strictObject({
      ...placeNamed,
      address: optional,
      postal_code: optional,
      state: optional,
      geofence_in_time: z.null().optional(),
      spocs: z.array(spoc).max(20).optional(),
    })
    .optional(),
  dispatch_date: dayOrInstant.optional(),
  dispatch_time: z.string().max(20).refine(isTime, issueText('time_invalid')).optional(),
  eta_hrs: z
    .number()
    .min(0, aboveZero.eta)
    .max(87_600)
    .refine((hours) => isKept(hours, tatFromHours(hours)), aboveZero.eta)
    .optional(),
  tat: z
    .number()
    .min(0, aboveZero.tat)
    .max(315_360_000_000)
    .refine((ms) => isKept(ms, Math.round(ms)), aboveZero.tat)
    .overwrite(Math.round)
    .optional(),
  ship_unit: count.nullish(),
  no_of_units: count.nullish(),
  ship_weight: z
    .strictObject({
      weight: z
        .number()
        .min(1, issueText('at_least', sentence('fields.ship_weight'), 1))
        .max(MOST_GOODS),
      unit: z.enum(weightUnits).default('Kg'),
      value: z.number().optional(),
    })
    .nullish(),
  value: z
    .union(
      [
        z.literal('NA'),
        z
          .number()
          .min(1, issueText('at_least', sentence('fields.value'), 1))
          .max(1e15),
      ],
      issueText('number_needed', sentence('fields.value')),
    )
    .optional(),
  quantity: quantity.nullish(),
  number_of_box: boxes.nullish(),
  lot: optional,
  label: z
    .string()
    .max(4_096)
    .nullish()
    .describe(
      'a GS1 Scan4Transport label as a scanner gives it: what it tells holds for the order',
    ),
  Items: z.array(item).max(500).optional(),
  extra_fields: z
    .record(
      z.string().max(64),
      z.union([
        freeValue,
        z.array(z.union([freeValue, z.record(z.string().max(64), freeValue)])).max(64),
      ]),
    )
    .refine((map) => Object.keys(map).length <= 64, issueText('too_many_fields', 64))
    .optional(),
  profile: z.record(z.string(), z.union([z.string().max(2000), exactNumber, z.null()])).optional(),
})

/** One order as POST /orders takes it. */
export const orderInput = z.preprocess(gatherProfile, orderFields)
export type OrderInput = z.infer<typeof orderFields>
