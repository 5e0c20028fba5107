import { useState } from 'react'
import { writtenAt } from '../../../../domain/policy/draft/edit.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { DayField } from '../../../ui/days/day-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { PolicyDraft } from '../use-draft.ts'

interface Source {
  readonly source: string
  readonly checked_on: string
}

/** Which law or contract a rule follows, and when that was last checked. */
export const SourceOf = ({
  path,
  draft,
  title,
}: {
  path: string
  draft: PolicyDraft
  title: string
}) => {
  const say = t(policyFormWords)
  const [isOpen, setOpen] = useState(false)
  const at = `sources.${path}`
  const written = writtenAt(draft.document, at) as Source | undefined
  const { source, checked_on } = written ?? { source: '', checked_on: '' }
  const write = (next: Source): void =>
    draft.set({ path: at }, next.source === '' && next.checked_on === '' ? undefined : next)
  return (
    <>
      <Button
        variant="quiet"
        icon="bookmark"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {written ? say.followsOne(source, checked_on) : say.follows}
        <span className="visually-hidden">{title}</span>
      </Button>
      {isOpen && (
        <div className="policy-source">
          <TextField
            label={say.source}
            hint={say.sourceHint}
            maxLength={300}
            value={source}
            onChange={({ target }) => write({ source: target.value, checked_on })}
          />
          <DayField
            label={say.checkedOn}
            value={checked_on}
            onChange={(day) => write({ source, checked_on: day })}
          />
        </div>
      )}
    </>
  )
}
