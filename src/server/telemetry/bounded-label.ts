/** What a metric calls everything beyond the values that it tells apart. */
export const OTHER = 'other'

/**
 * A label with a bounded number of values: the first `most` are told apart for as long as the
 * process runs, all others are one.
 */
export const boundedLabel = (most: number): ((value: string) => string) => {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= most) return OTHER
    known.add(value)
    return value
  }
}
