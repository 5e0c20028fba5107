import type { Cell } from '../../../domain/bulk/cell.ts'

/** How much the first rows of a sheet look like what is wanted. */
export type SheetRank = (rows: readonly (readonly Cell[])[]) => number

/** Rows of a sheet that are ranked, and sheets that are looked at: a file may have hundreds. */
export const [RANKED_ROWS, RANKED_SHEETS] = [15, 12]

/** The first of the sheets that none ranks above; each is looked at no further than is needed. */
export const bestSheet = async (
  names: readonly string[],
  rank: SheetRank | null,
  headOf: (name: string) => Promise<readonly (readonly Cell[])[]>,
): Promise<string | undefined> => {
  let [best, most] = [names[0], -1]
  if (!rank || names.length < 2) return best
  for (const name of names.slice(0, RANKED_SHEETS)) {
    const found = rank(await headOf(name))
    if (found > most) [best, most] = [name, found]
  }
  return best
}
