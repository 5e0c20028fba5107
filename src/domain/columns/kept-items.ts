/** Most ids that a user's choice of columns may hold, and characters of one. */
const [MOST, LONGEST] = [200, 120]

/**
 * A choice of columns as it is kept (TABL-03): the shown by their ids, the others as `-id`, and `-`
 * for itself, by which columns that nobody knew of then are told from those that were hidden. Older
 * readers find no column of such a name. What was kept of columns that were not offered stays; null
 * is the usual.
 */
export const keptItems = (
  offered: readonly string[],
  isShown: (id: string) => boolean,
  usual: readonly string[],
  before: readonly string[] | null,
): string[] | null => {
  const others = (before ?? []).filter((id) => id !== '-' && !offered.includes(id.replace('-', '')))
  const isUsual = offered.every((id) => isShown(id) === usual.includes(id))
  return isUsual && !others.some((id) => id.startsWith('-'))
    ? null
    : ['-', ...offered.map((id) => (isShown(id) ? id : `-${id}`)), ...others]
        .filter((id) => id.length <= LONGEST)
        .slice(0, MOST)
}
