import { z } from 'zod'
import { dayBounds, instantOf, isDay, isTime, type Clock, type Instant } from '../../time.ts'
import { sentence, type Sentence } from '../../words/sentence.ts'
import { elementsIn, type Elements } from './element-string.ts'

const text = z.string().nullable()
const flag = z.boolean().nullable()

/** A GS1 Scan4Transport label as a delivery needs it; null for what it does not say. */
export const transportLabel = z.object({
  sscc: text.describe('AI 00: the logistic unit'),
  consignment: text.describe('AI 401: GINC, the consignment'),
  shipment: text.describe('AI 402: GSIN, the shipment'),
  route: text.describe('AI 403: routing code'),
  ship_to: z.object({
    company: text,
    name: text,
    address: z.array(z.string()),
    suburb: text,
    locality: text,
    region: text,
    country: text.describe('ISO 3166-1 alpha-2'),
    phone: text,
    postal_code: text,
    loc: z.tuple([z.number(), z.number()]).nullable().describe('AI 4309: latitude, longitude'),
  }),
  service: text.describe('AI 4320'),
  dangerous_goods: flag.describe('AI 4321'),
  authority_to_leave: flag.describe('AI 4322: it may be left without a receiver'),
  signature_required: flag.describe('AI 4323'),
  not_before: z.iso.datetime().nullable().describe('AI 4324: deliver no earlier'),
  not_after: z.iso.datetime().nullable().describe('AI 4325: deliver no later'),
})
export type TransportLabel = z.infer<typeof transportLabel>

/** Years of two digits are those nearest to now: at most 49 back and 50 ahead. */
const fullYear = (two: number, now: Instant): number => {
  const present = Number(now.slice(0, 4))
  const gap = two - (present % 100)
  const century = present - (present % 100)
  return century + two + (gap >= 51 ? -100 : gap <= -50 ? 100 : 0)
}

/** A date and time (YYMMDDhhmm) of the client's zone; 9999 for the time leaves the whole day. */
const momentIn = (
  ai: string,
  digits: string | undefined,
  edge: '$gte' | '$lte',
  { now, time_zone }: Clock,
): Instant | Sentence | null => {
  if (digits === undefined) return null
  const year = fullYear(Number(digits.slice(0, 2)), now)
  const day = `${year}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  if (!isDay(day)) return sentence('gs1_date', ai)
  const time = digits.slice(6)
  if (time === '9999') return dayBounds(day, day, time_zone)[edge]
  const clock = `${time.slice(0, 2)}:${time.slice(2)}`
  return isTime(clock) ? instantOf(day, clock, time_zone) : sentence('gs1_date', ai)
}

const flagIn = (ai: string, elements: Elements): boolean | Sentence | null => {
  const value = elements.get(ai)
  if (value === undefined) return null
  return value === '0' || value === '1' ? value === '1' : sentence('gs1_flag', ai)
}

const SCALE = 1e7

const locIn = (digits: string | undefined): [number, number] | Sentence | null => {
  if (digits === undefined) return null
  const latitude = Number(digits.slice(0, 10)) / SCALE - 90
  const east = Number(digits.slice(10)) / SCALE
  if (latitude > 90 || east >= 360) return sentence('gs1_place')
  const longitude = east > 180 ? east - 360 : east
  return [Number(latitude.toFixed(7)), Number(longitude.toFixed(7))]
}

const isSaid = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'code' in value

/**
 * Reads the label of a parcel or pallet, as a scanner gives it; its times are of the client's zone.
 * The sentence that says what is wrong where it is no such label.
 */
export const transportLabelIn = (scanned: string, clock: Clock): TransportLabel | Sentence => {
  const elements = elementsIn(scanned)
  if (isSaid(elements)) return elements
  const told = (ai: string): string | null => elements.get(ai) ?? null
  const dangerous_goods = flagIn('4321', elements)
  if (isSaid(dangerous_goods)) return dangerous_goods
  const authority_to_leave = flagIn('4322', elements)
  if (isSaid(authority_to_leave)) return authority_to_leave
  const signature_required = flagIn('4323', elements)
  if (isSaid(signature_required)) return signature_required
  const not_before = momentIn('4324', elements.get('4324'), '$gte', clock)
  if (isSaid(not_before)) return not_before
  const not_after = momentIn('4325', elements.get('4325'), '$lte', clock)
  if (isSaid(not_after)) return not_after
  const loc = locIn(elements.get('4309'))
  if (isSaid(loc)) return loc
  return {
    sscc: told('00'),
    consignment: told('401'),
    shipment: told('402'),
    route: told('403'),
    ship_to: {
      company: told('4300'),
      name: told('4301'),
      address: ['4302', '4303'].flatMap((ai) => told(ai) ?? []),
      suburb: told('4304'),
      locality: told('4305'),
      region: told('4306'),
      country: told('4307'),
      phone: told('4308'),
      postal_code: told('420') ?? told('421')?.slice(3) ?? null,
      loc,
    },
    service: told('4320'),
    dangerous_goods,
    authority_to_leave,
    signature_required,
    not_before,
    not_after,
  }
}
