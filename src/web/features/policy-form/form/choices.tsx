import { useState } from 'react'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import type { ControlProps } from '../form-setting.ts'
import { ControlGroup } from './group.tsx'

/** More choices than this can be searched. */
const MANY = 12

/** Some of a few: those chosen stand in the order in which they were. */
export const ChoicesControl = ({
  setting,
  value,
  id,
  names,
  describes,
  isWrong,
  onChange,
}: ControlProps) => {
  const say = t(policyFormWords)
  const [sought, seek] = useState('')
  const chosen = Array.isArray(value) ? (value as unknown[]) : []
  const all = setting.choices ?? []
  const shown = all.filter((one) =>
    `${one.label} ${one.value}`.toLowerCase().includes(sought.trim().toLowerCase()),
  )
  return (
    <ControlGroup {...{ id, names, describes, isWrong }} className="policy-choices">
      {all.length > MANY && (
        <input
          className="field-input"
          type="search"
          aria-label={say.searchChoices}
          placeholder={say.chosenOf(chosen.length, all.length)}
          value={sought}
          onChange={({ target }) => seek(target.value)}
        />
      )}
      <div className={all.length > MANY ? 'policy-checks policy-checks-many' : 'policy-checks'}>
        {shown.map((one) => (
          <label key={one.value} className="policy-check">
            <input
              type="checkbox"
              value={one.value}
              checked={chosen.includes(one.value)}
              onChange={({ target }) =>
                onChange(
                  target.checked
                    ? [...chosen, one.value]
                    : chosen.filter((other) => other !== one.value),
                )
              }
            />
            {one.label}
          </label>
        ))}
        {shown.length === 0 && <p className="policy-soft">{say.nothingFound}</p>}
      </div>
    </ControlGroup>
  )
}
