import { readRow } from '../../../domain/bulk/rows.ts'
import {
  isSpelledAnew,
  namesIn,
  spellingsFor,
  spellingSums,
  type ByName,
  type NameSpelled,
  type SaidName,
  type SpellingPick,
  type SpellingSum,
} from '../../../domain/bulk/spellings.ts'
import { nameKeys } from '../../../domain/near-name.ts'
import type { Reading } from './reading.ts'

/** No name that is known is longer. */
const LONGEST_NAME = 200

const rowsOf = ({ rows }: Reading) => rows.filter((row) => typeof row === 'object')

const byName = <V>(): Map<SaidName['key'], Map<string, V>> =>
  new Map(nameKeys.map((key) => [key, new Map<string, V>()]))

/** The names of one file, which of them are known otherwise, and what is taken for them. */
export const newSpelling = () => {
  const asked = byName<true>()
  const known = byName<readonly string[]>()
  const taken = byName<string>()
  return {
    /** Names of which nobody has asked yet how they are known. */
    unasked: (reading: Reading): SaidName[] =>
      namesIn(rowsOf(reading), reading.plan.format).filter(
        ({ key, name }) => name.length <= LONGEST_NAME && !asked.get(key)?.has(name),
      ),
    know: (spelled: readonly NameSpelled[], names: readonly SaidName[]): void => {
      for (const { key, name } of names) asked.get(key)?.set(name, true)
      for (const one of spelled) known.get(one.key)?.set(one.name, one.known)
    },
    /** The reading with these spellings taken, or left; only rows that say such a name differ. */
    take: (reading: Reading, picks: readonly SpellingPick[]): Reading => {
      for (const { key, name, known: pick } of picks)
        if (pick === null) taken.get(key)?.delete(name)
        else taken.get(key)?.set(name, pick)
      const before = reading.plan.spellings ?? new Map<string, ReadonlyMap<string, string>>()
      const spellings = spellingsFor(reading.format, copied(taken))
      const plan = { ...reading.plan, spellings }
      return {
        ...reading,
        plan,
        rows: reading.rows.map((row, at) =>
          typeof row === 'object' && isSpelledAnew(row, before, spellings)
            ? readRow(reading.lines[at]?.cells ?? [], row.line, plan)
            : row,
        ),
      }
    },
    sums: (reading: Reading): SpellingSum[] =>
      spellingSums(rowsOf(reading), reading.plan.format, known, taken),
  }
}
/** The names of one file, as they are asked for and spelled. */
export type Spelling = ReturnType<typeof newSpelling>

/** A reading keeps what was taken when it was made. */
const copied = (taken: ByName<string>): ByName<string> =>
  new Map([...taken].map(([key, its]) => [key, new Map(its)]))
