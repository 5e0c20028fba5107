import { sentence, type Sentence } from '../../words/sentence.ts'

/** Bounds on the structure of a row that is to be an order, and on what is told of its errors. */
export const rowBounds = {
  fields: 200,
  depth: 8,
  items: 500,
  values: 10_000,
  errors: 100,
} as const

type Row = Readonly<Record<string, unknown>>
const isNested = (value: unknown): value is Row => typeof value === 'object' && value !== null

/**
 * Which bound a row breaks, before anything of it is judged; null where it keeps them all. Walks
 * without recursion, and no further than the bounds.
 */
export const brokenBound = (row: unknown): Sentence | null => {
  if (!isNested(row)) return null
  const { Items } = row
  if (Array.isArray(Items) && Items.length > rowBounds.items)
    return sentence('field_wrong', 'Items', sentence('too_many', rowBounds.items))
  const open: { value: Row; depth: number }[] = [{ value: row, depth: 1 }]
  let values = 0
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (place.depth > rowBounds.depth) return sentence('too_deeply_nested', rowBounds.depth)
    const inner = Object.values(place.value)
    if (!Array.isArray(place.value) && inner.length > rowBounds.fields)
      return sentence('too_wide', rowBounds.fields)
    values += inner.length
    if (values > rowBounds.values) return sentence('too_many_values', rowBounds.values)
    for (const value of inner) if (isNested(value)) open.push({ value, depth: place.depth + 1 })
  }
  return null
}
