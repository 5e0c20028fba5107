import { useState } from 'react'
import { lettersOf } from '../../../domain/bulk/cell.ts'
import type { Mapping } from '../../../domain/bulk/mapping.ts'
import type { NeededPlace } from '../../../domain/bulk/needed-places.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { FileColumn, Place } from './reading.ts'

/** Places for which one column of a file may be used. */
const MOST_PLACES = 2

interface Props {
  column: FileColumn
  /** Where it stands in the file, from 0. */
  at: number
  places: readonly Place[]
  needed: readonly NeededPlace[]
  mapping: Mapping
  guessed: readonly string[]
  /** Puts it to the place `key` in the stead of `before`; null is none. */
  onPut: (before: string | null, key: string | null) => void
}

const takeFocus = (field: HTMLSelectElement | null): void => field?.focus()

/** A column of the file with some of its values, and what it is used for. */
export const ColumnLine = ({ column, at, places, needed, mapping, guessed, onPut }: Props) => {
  const say = t(bulkWords)
  const [isTwice, setTwice] = useState(false)
  const { header, samples } = column
  const name = header === '' ? say.columnAt(lettersOf(at)) : header
  const keys = places.flatMap(({ key }) => (mapping[key] === at ? [key] : []))
  const labelled = ({ key, label }: Place): string => {
    const taken = mapping[key]
    const marked = needed.some((one) => one.includes(key)) ? `${label} *` : label
    return taken === undefined || taken === at ? marked : say.headerIn(marked, lettersOf(taken))
  }
  const fields = [
    ...keys,
    ...(keys.length === 0 || (isTwice && keys.length < MOST_PLACES) ? [null] : []),
  ]
  return (
    <li className="bulk-column" data-unused={keys.length === 0 || undefined}>
      <div className="bulk-column-of-file">
        <b>{name}</b>{' '}
        {header !== '' && <span className="bulk-letters">{say.columnAt(lettersOf(at))}</span>}
        <span className="bulk-samples">
          {samples.length === 0
            ? say.noValues
            : samples.map((sample) => <span key={sample}>{sample}</span>)}
        </span>
      </div>
      <div className="bulk-column-places">
        {fields.map((one, n) => (
          <div className="bulk-column-place" key={one ?? ''}>
            <NativeSelect
              // What was pressed to have it is gone.
              ref={n > 0 && one === null ? takeFocus : undefined}
              aria-label={n === 0 ? say.holds(name) : say.holdsToo(name)}
              value={one ?? ''}
              onChange={({ target }) => onPut(one, target.value === '' ? null : target.value)}
            >
              <option value="">{n === 0 ? say.notUsed : say.nothingElse}</option>
              {places
                .filter(({ key }) => key === one || !keys.includes(key))
                .map((place) => (
                  <option key={place.key} value={place.key}>
                    {labelled(place)}
                  </option>
                ))}
            </NativeSelect>
            {keys.length > 0 && fields.length < MOST_PLACES && (
              <IconButton icon="plus" label={say.alsoFor(name)} onClick={() => setTwice(true)} />
            )}
          </div>
        ))}
        {keys.some((key) => guessed.includes(key)) && (
          <span className="bulk-letters">{say.guessed}</span>
        )}
      </div>
    </li>
  )
}
