import { useEffect, useId, useRef, useState } from 'react'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { listLookWords } from '../../../../domain/words/list-look.ts'
import { t } from '../../../lib/language/language.ts'
import { newestOf } from '../../../lib/newest.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Switch } from '../../../ui/switch.tsx'
import { firstValue, type ControlProps, type ShownField } from '../form-setting.ts'
import { ControlGroup } from './group.tsx'
import { PlainControl } from './plain-control.tsx'

type Row = Readonly<Record<string, unknown>>

interface RowsProps extends ControlProps {
  /** What the list begins with where it takes the place of something. */
  start: () => Promise<readonly Row[]>
}

/** Rows of the same fields: added, taken away, and put in order by drag or by button. */
export const RowsControl = ({ start, ...props }: RowsProps) => {
  const say = t(policyFormWords)
  const { setting, value, id, names, describes, isWrong, onChange } = props
  const [said, tell] = useState('')
  const [dragged, drag] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [isStarting, setStarting] = useState(false)
  const isOwn = value !== null || isStarting
  const [begin] = useState(newestOf)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const fields = setting.fields ?? []
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const isFull = rows.length >= (setting.entries ?? Number.POSITIVE_INFINITY)
  const move = (from: number, to: number): void => {
    const row = rows[from]
    if (row === undefined || to < 0 || to >= rows.length || from === to) return
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row))
    tell(t(listLookWords).moved(nameOf(row, fields), to + 1, rows.length))
  }
  const add = (): void =>
    onChange([...rows, Object.fromEntries(fields.map((field) => [field.key, firstValue(field)]))])
  return (
    <ControlGroup {...{ id, names, describes, isWrong }} className="policy-list">
      {setting.nullable && (
        <Switch
          aria-label={say.ownList}
          checked={isOwn}
          says={isOwn ? say.ownList : say.notSet}
          onSet={(isOn) => {
            const isNewest = begin()
            // Shown at once: what the list begins with may still have to come.
            setStarting(isOn)
            if (!isOn) return onChange(null)
            void start()
              // What was changed meanwhile stays: the draft as it is by then is written on.
              .then((begun) => isNewest() && latest.current(begun), notify.failure)
              .finally(() => isNewest() && setStarting(false))
          }}
        />
      )}
      <ol className="policy-rows">
        {rows.map((row, at) => (
          // Rows are moved by buttons too: what is dragged is for the mouse alone.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            // What stands where is all that tells rows apart.
            key={at}
            className="policy-row"
            data-dragged={dragged === at || undefined}
            data-over={over === at && dragged !== at ? true : undefined}
            onDragOver={(event) => {
              if (dragged === null) return
              event.preventDefault()
              setOver(at)
            }}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, at)
            }}
          >
            <span
              className="policy-grip"
              draggable
              title={say.drag}
              onDragStart={(event) => {
                drag(at)
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', nameOf(row, fields))
              }}
              onDragEnd={() => {
                drag(null)
                setOver(null)
              }}
            >
              <Icon name="menu" size={14} />
            </span>
            <div className="policy-fields">
              {fields.map((field) => (
                <FieldOfRow
                  key={field.key}
                  field={field}
                  value={row[field.key]}
                  onChange={(next) => onChange(rows.with(at, { ...row, [field.key]: next }))}
                />
              ))}
            </div>
            <span className="policy-row-acts">
              <IconButton
                icon="up"
                label={t(listLookWords).moveUp(nameOf(row, fields))}
                reason={at === 0 ? t(listLookWords).atTop : null}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon="chevron"
                label={t(listLookWords).moveDown(nameOf(row, fields))}
                reason={at === rows.length - 1 ? t(listLookWords).atBottom : null}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                icon="trash"
                label={say.remove(nameOf(row, fields))}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      {value !== null && (
        <Button icon="plus" reason={isFull ? say.full(rows.length) : null} onClick={add}>
          {say.addRow}
        </Button>
      )}
      <output className="visually-hidden">{said}</output>
    </ControlGroup>
  )
}

/** What a row is called: the first text that it has. */
const nameOf = (row: Row, fields: readonly ShownField[]): string =>
  fields.map(({ key }) => row[key]).find((one): one is string => typeof one === 'string') ?? ''

const FieldOfRow = ({
  field,
  value,
  onChange,
}: {
  field: ShownField
  value: unknown
  onChange: (value: unknown) => void
}) => {
  const id = useId()
  return (
    <div className="policy-field" data-field={field.key}>
      <label className="field-label" id={`${id}-name`} htmlFor={id}>
        {field.title}
      </label>
      <PlainControl
        setting={field}
        value={value === undefined ? field.default : value}
        id={id}
        names={`${id}-name`}
        describes={`${id}-says`}
        isWrong={false}
        onChange={onChange}
      />
      <span className="visually-hidden" id={`${id}-says`}>
        {field.says}
      </span>
    </div>
  )
}
