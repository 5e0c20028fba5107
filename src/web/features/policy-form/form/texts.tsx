import { useRef, useState } from 'react'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { ControlProps } from '../form-setting.ts'
import { ControlGroup } from './group.tsx'
import { suggestionsFor, Suggestions } from './suggestions.tsx'

/** A list of texts: each can be changed and taken away, the last line adds one. */
export const TextsControl = ({
  setting,
  value,
  id,
  names,
  describes,
  isWrong,
  onChange,
}: ControlProps) => {
  const say = t(policyFormWords)
  const [typed, setTyped] = useState('')
  const adding = useRef<HTMLInputElement>(null)
  const texts = Array.isArray(value) ? value.map(String) : []
  const suggestions = suggestionsFor(setting)
  const field = {
    className: 'field-input',
    maxLength: setting.longest,
    autoComplete: 'off',
    list: suggestions.length > 0 ? `${id}-usual` : undefined,
  } as const
  const isFull = texts.length >= (setting.entries ?? Number.POSITIVE_INFINITY)
  const add = (): void => {
    const text = typed.trim()
    if (text !== '' && !isFull) onChange([...texts, text])
    setTyped('')
    adding.current?.focus()
  }
  return (
    <ControlGroup {...{ id, names, describes, isWrong }} className="policy-list">
      {texts.map((text, at) => (
        // What stands where is all that tells entries apart.
        <span key={at} className="policy-line">
          <input
            {...field}
            aria-label={say.entry(at + 1)}
            value={text}
            onChange={({ target }) => onChange(texts.with(at, target.value))}
            onBlur={() => text.trim() === '' && onChange(texts.toSpliced(at, 1))}
          />
          <IconButton
            icon="trash"
            label={say.remove(text)}
            onClick={() => onChange(texts.toSpliced(at, 1))}
          />
        </span>
      ))}
      <span className="policy-line">
        <input
          {...field}
          ref={adding}
          aria-label={say.newEntry}
          placeholder={say.newEntry}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
          onBlur={() => typed.trim() !== '' && add()}
        />
        <Button icon="plus" reason={isFull ? say.full(texts.length) : null} onClick={add}>
          {say.add}
        </Button>
      </span>
      <Suggestions id={`${id}-usual`} suggestions={suggestions} />
    </ControlGroup>
  )
}
