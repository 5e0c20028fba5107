import { HOUR } from './time.ts'

/** Units a shipment weight may be given in. */
export const weightUnits = ['Kg', 'Tonne'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** Most of anything that is counted or weighed on an order: more is a slip of the finger. */
export const MOST_GOODS = 1e9

/**
 * The stored figure of a weight: x 100 for Tonne, as it is for Kg (the wire's own scale, kept for
 * its readers).
 */
export const weightValue = (weight: number, unit: WeightUnit): number =>
  unit === 'Tonne' ? Number((weight * 100).toPrecision(12)) : weight

/** Turn-around time in milliseconds from hours. */
export const tatFromHours = (hours: number): number => Math.round(hours * HOUR)
