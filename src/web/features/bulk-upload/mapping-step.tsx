import { useId, useState } from 'react'
import { lettersOf } from '../../../domain/bulk/cell.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { Mapping } from '../../../domain/bulk/mapping.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { DateOrderField, SheetField } from './reading-fields.tsx'
import type { Opened } from './reading.ts'

interface Props {
  opened: Opened
  mapping: Mapping
  date_order: DateOrder | null
  onConfirm: (mapping: Mapping) => void
  onDates: (order: DateOrder | null) => void
  onSheet: (name: string) => void
}

/** Which column of the file holds what, where its headers differ from the account's (BULK-12). */
export const MappingStep = ({
  opened,
  mapping: guessed,
  date_order,
  onConfirm,
  onDates,
  onSheet,
}: Props) => {
  const say = t(bulkWords)
  const [mapping, setMapping] = useState(guessed)
  const id = useId()
  const pick = (key: string, at: number | null): void => {
    // A column of the file holds one thing: it is taken from whatever had it.
    const others = Object.entries(mapping).filter(([other, place]) => other !== key && place !== at)
    setMapping(Object.fromEntries(at === null ? others : [...others, [key, at]]))
  }
  return (
    <>
      <p className="display-lead">
        {Object.keys(opened.mapping).length > 0 ? say.mapLead : say.noHeaders}
      </p>
      <div className="bulk-mapping">
        {opened.places.map(({ key, label, required }) => (
          <FieldFrame key={key} id={`${id}-${key}`} label={required ? `${label} *` : label}>
            <select
              id={`${id}-${key}`}
              className="field-input"
              aria-label={say.mapTo(label)}
              value={mapping[key] ?? ''}
              onChange={({ target }) =>
                pick(key, target.value === '' ? null : Number(target.value))
              }
            >
              <option value="">{say.notThere}</option>
              {opened.headers.map(
                (header, at) =>
                  header !== '' && (
                    <option key={`${header}-${at.toString()}`} value={at}>
                      {opened.headers.indexOf(header) === opened.headers.lastIndexOf(header)
                        ? header
                        : say.headerIn(header, lettersOf(at))}
                    </option>
                  ),
              )}
            </select>
          </FieldFrame>
        ))}
        <SheetField opened={opened} onPick={onSheet} />
        <DateOrderField value={date_order} onPick={onDates} />
      </div>
      <div className="dialog-actions">
        <Button variant="primary" onClick={() => onConfirm(mapping)}>
          {say.next}
        </Button>
      </div>
    </>
  )
}
