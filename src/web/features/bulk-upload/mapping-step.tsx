import { useState } from 'react'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { lackingPlaces } from '../../../domain/bulk/needed-places.ts'
import type { Mapping } from '../../../domain/bulk/mapping.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { ColumnLine } from './column-line.tsx'
import { DateOrderField, SheetField } from './reading-fields.tsx'
import type { Opened } from './reading.ts'
import './mapping.css'

interface Props {
  opened: Opened
  mapping: Mapping
  date_order: DateOrder | null
  onConfirm: (mapping: Mapping) => void
  onDates: (order: DateOrder | null) => void
  onSheet: (name: string) => void
  onAnother: () => void
}

/**
 * What each column of the file holds, where its headers differ from the account's (BULK-12): by
 * its header and some of its values, with what is needed and lacks still (DESK-15).
 */
export const MappingStep = ({
  opened,
  mapping: known,
  date_order,
  onConfirm,
  onDates,
  onSheet,
  onAnother,
}: Props) => {
  const say = t(bulkWords)
  const { columns, places, needed, heads } = opened
  const [mapping, setMapping] = useState(known)
  const [guessed, setGuessed] = useState<readonly string[]>(opened.guessed)
  const put = (at: number, before: string | null, key: string | null): void => {
    const { [before ?? '']: _gone, ...others } = mapping
    setMapping(key === null ? others : { ...others, [key]: at })
    setGuessed(guessed.filter((one) => one !== before && one !== key))
  }
  const lacking = lackingPlaces(needed, mapping).map(
    (keys) => places.find(({ key }) => keys.includes(key))?.label ?? '',
  )
  return (
    <>
      <p className="display-lead">
        {{ known: say.mapLead, unknown: say.noHeaders, none: say.onlyRows }[heads]}
      </p>
      <SheetField opened={opened} onPick={onSheet} />
      <ul className="bulk-columns">
        {columns.map(
          (column, at) =>
            (column.header !== '' || column.samples.length > 0) && (
              <ColumnLine
                key={`${column.header}-${at.toString()}`}
                {...{ column, at, places, needed, mapping, guessed }}
                onPut={(before, key) => put(at, before, key)}
              />
            ),
        )}
      </ul>
      <div className="bulk-mapping">
        <DateOrderField value={date_order} onPick={onDates} />
      </div>
      <p className="bulk-lacking" aria-live="polite">
        {lacking.length > 0 ? say.stillNeeded(lacking) : say.nothingLacks}
      </p>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onAnother}>
          {say.another}
        </Button>
        <Button variant="primary" onClick={() => onConfirm(mapping)}>
          {say.next}
        </Button>
      </div>
    </>
  )
}
