import { shown } from '../../../domain/bulk/cell.ts'
import { guessedByContent } from '../../../domain/bulk/guess.ts'
import { isMappingOpen } from '../../../domain/bulk/mapping.ts'
import type { NeededPlace } from '../../../domain/bulk/needed-places.ts'
import type { Sheet } from '../../lib/sheets/sheet.ts'
import { placesOf, type FileColumn, type Opened, type Reading, type Setting } from './reading.ts'

/** Lines in which samples are looked for, samples of a column, and characters of one. */
const [SAMPLED_LINES, SAMPLES, SAMPLE_CHARACTERS] = [300, 3, 60]

/** What the page is told of a first reading. */
export const openedOf = (
  reading: Reading,
  { name, names }: Sheet,
  { remembered, policy }: Pick<Setting, 'remembered' | 'policy'>,
  needed: readonly NeededPlace[],
): Opened => {
  const { headers, heads, lines, plan } = reading
  const { format, mapping } = plan
  const is_open = isMappingOpen(headers, format, mapping, remembered)
  const guessed = is_open
    ? guessedByContent(
        { headers, rows: lines.slice(0, SAMPLED_LINES).map(({ cells }) => cells) },
        format,
        { mapping, remembered },
        policy.phones,
      )
    : {}
  return {
    columns: columnsOf(reading),
    headers,
    places: placesOf(format),
    needed,
    mapping: { ...mapping, ...guessed },
    guessed: Object.keys(guessed),
    is_open: is_open || heads === 'none',
    heads,
    name,
    names,
  }
}

const columnsOf = ({ headers, lines, width }: Reading): FileColumn[] =>
  Array.from({ length: width }, (_, at) => {
    const samples = new Set<string>()
    for (const { cells } of lines.slice(0, SAMPLED_LINES)) {
      const text = shown(cells[at])
      if (text !== '') samples.add(text.slice(0, SAMPLE_CHARACTERS))
      if (samples.size === SAMPLES) break
    }
    return { header: headers[at] ?? '', samples: [...samples] }
  })
