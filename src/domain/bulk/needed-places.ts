import type { Format } from './column.ts'
import { judgeGroup, type Uploading } from './judge.ts'
import { readRow, type Plan } from './rows.ts'

/** The contact of a receiver is a telephone number or an e-mail address: either does. */
const EITHER = 'spocs.0.contact.'

/** Columns of a format of which one at least has to be in a file, by their keys. */
export type NeededPlace = readonly string[]

/** Those that a format itself needs. */
export const requiredPlaces = ({ columns }: Format): NeededPlace[] =>
  columns.filter(({ required }) => required).map(({ key }) => [key])

/**
 * What a file of orders has to have so that any of its rows can be added, in the order of the
 * format: what is in error where a row has its number alone.
 */
export const neededPlaces = (
  plan: Omit<Plan, 'mapping' | 'format'>,
  uploading: Uploading,
): NeededPlace[] => {
  const { columns } = uploading.format
  const [first] = columns
  if (!first) return []
  const row = readRow(['1'], 1, {
    ...plan,
    format: uploading.format,
    mapping: { [first.key]: 0 },
  })
  const lacking = new Set(
    typeof row === 'object'
      ? judgeGroup([row], uploading).problems.map(({ column }) => column)
      : [],
  )
  const either = columns.filter(({ key }) => key.startsWith(EITHER)).map(({ key }) => key)
  const needed = columns
    .filter(({ key }) => key === first.key || lacking.has(key))
    .map(({ key }): NeededPlace => (either.includes(key) ? either : [key]))
  return needed.filter((place, at) => needed.indexOf(place) === at)
}

/** The needed ones that a mapping does not have. */
export const lackingPlaces = (
  needed: readonly NeededPlace[],
  mapping: Readonly<Record<string, number>>,
): NeededPlace[] => needed.filter((keys) => keys.every((key) => mapping[key] === undefined))
