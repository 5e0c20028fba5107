import { Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form'
import { formWords } from '../../../domain/words/order-form.ts'
import { useNameSearch, type NameKind } from '../../lib/preferences/filter-values.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { TextField } from '../field.tsx'
import { NearNames } from './near-names.tsx'
import '../combobox.css'

interface NameFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'name' | 'list'> {
  name: FieldPath<FormValues>
  label: string
  kind: NameKind
  isNeeded?: boolean
}

const PAUSE_MS = 180
const none: readonly string[] = []

/**
 * A field for a name, known or new: known ones are offered as one types, the arrows choose one,
 * Enter takes it, Tab the only one, Escape leaves what was typed.
 */
export const NameField = ({ name, label, kind, ...input }: NameFieldProps) => {
  const { register, setValue, getFieldState, formState } = useFormContext<FormValues>()
  const { error } = getFieldState(name, formState)
  const value: unknown = useWatch<FormValues>({ name })
  const typed = typeof value === 'string' ? value : ''
  const [isAsking, setAsking] = useState(false)
  const [isLeft, setLeft] = useState(false)
  const search = typed.trim()
  const [asked] = useDebouncedValue(search, PAUSE_MS)
  const { data = none } = useNameSearch(kind, asked, isAsking && asked === search)
  // Until the answer to what stands there now has come, the one before is narrowed here.
  const names = data.filter(
    (known) => known !== typed && known.toLowerCase().includes(search.toLowerCase()),
  )
  const isKnown = search === '' || data.includes(search)
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const isOpen = isAsking && names.length > 0
  // The kit keeps the state of its list; what there is to choose from comes later.
  useEffect(() => {
    if (isOpen) list.openDropdown()
    else list.closeDropdown()
    // oxlint-disable-next-line react/exhaustive-deps -- the store is a new object at every drawing
  }, [isOpen])

  const registered = register(name)
  const pick = (known: string): void => {
    setAsking(false)
    setValue(name, known, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAsking(true)
    const [only] = names
    // The only name that could be meant is taken on the way out; what is known as it stands stays.
    if (event.key === 'Tab' && isOpen && only !== undefined && names.length === 1 && !isKnown)
      pick(only)
    if (event.key !== 'Escape' || !isOpen) return
    // What is around stays open.
    event.preventDefault()
    setAsking(false)
  }
  return (
    <Combobox store={list} withinPortal={false} onOptionSubmit={pick}>
      <Combobox.Target withExpandedAttribute>
        <TextField
          className="field-input"
          label={label}
          error={error?.message}
          spellCheck={false}
          {...input}
          {...registered}
          onInput={() => {
            setAsking(true)
            setLeft(false)
          }}
          onKeyDown={press}
          onBlur={(event) => {
            setAsking(false)
            setLeft(true)
            void registered.onBlur(event)
          }}
        />
      </Combobox.Target>
      {isOpen && (
        <Combobox.Dropdown className="menu name-list">
          <Combobox.Options aria-label={t(formWords).known}>
            {names.map((known) => (
              <Combobox.Option key={known} value={known} className="menu-item">
                {known}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
      {isLeft && <NearNames kind={kind} name={search} onTake={pick} />}
    </Combobox>
  )
}
