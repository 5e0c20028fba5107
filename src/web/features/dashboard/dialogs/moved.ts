/**
 * The list with what stands at `at` moved by `by` places; as it was where it would leave the list.
 */
export const moved = <T>(list: readonly T[], at: number, by: number): T[] => {
  const item = list[at]
  if (item === undefined || at + by < 0 || at + by >= list.length) return [...list]
  return list.toSpliced(at, 1).toSpliced(at + by, 0, item)
}
