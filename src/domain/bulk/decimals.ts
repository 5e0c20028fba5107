import { tidy, type Cell } from './cell.ts'
import type { Format } from './column.ts'
import type { Mapping } from './mapping.ts'
import { signIn, type DecimalSign } from './number-text.ts'

/**
 * How a file writes its decimals, by the numbers that show it: a comma or a point, which goes for a
 * file that shows none; null where some show the one and some the other.
 */
export const decimalSignOf = (
  lines: readonly { readonly cells: readonly Cell[] }[],
  { columns }: Format,
  mapping: Mapping,
): DecimalSign | null => {
  const places = columns.flatMap(({ key, kind }) =>
    kind === 'number' || kind === 'tat' ? (mapping[key] ?? []) : [],
  )
  const signs = new Set<DecimalSign>()
  for (const { cells } of lines)
    for (const at of places) {
      const cell = cells[at]
      // Most cells are numbers already, or show nothing.
      if (typeof cell !== 'string' || !/[.,]/.test(cell)) continue
      const sign = signIn(tidy(cell))
      if (sign !== null) signs.add(sign)
    }
  return signs.size > 1 ? null : signs.has('comma') ? 'comma' : 'point'
}
