import { useId } from 'react'
import {
  everyLanguage,
  languages,
  offeredOf,
  otherLanguages,
  type Language,
} from '../../../../domain/words/languages.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { FieldFrame } from '../../../ui/field.tsx'
import type { Part } from './parts.tsx'
import { tickedOf, tickedWith } from './wanted.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** What its pages offer beside English, and which of that they begin with. */
export const LanguagesPart = ({ typed, write, errorAt }: Part) => {
  const say = t(policyFormWords)
  const id = useId()
  const offered = tickedOf(typed)
  return (
    <fieldset className="client-part">
      <legend>{say.newParts.languages}</legend>
      <div className="client-wide">
        <fieldset className="client-languages">
          <legend className="field-label">{say.languagesOffered}</legend>
          {otherLanguages.map((language) => (
            <label key={language} lang={language}>
              <input
                type="checkbox"
                checked={offered.includes(language)}
                onChange={({ target }) => {
                  const ticked = tickedWith(offered, language, target.checked)
                  // What is no longer offered is not begun with either.
                  const isFirstGone = !target.checked && typed.first === language
                  write({ offered: ticked, ...(isFirstGone && { first: null }) })
                }}
              />
              {languages[language]}
            </label>
          ))}
        </fieldset>
        <FieldFrame
          id={`${id}-first`}
          label={say.firstLanguage}
          error={errorAt('languages.first', 'languages.offered')}
        >
          <NativeSelect
            id={`${id}-first`}
            value={typed.first ?? ''}
            onChange={({ target }) =>
              write({ first: target.value === '' ? null : (target.value as Language) })
            }
          >
            <option value="">{say.firstByBrowser}</option>
            {offeredOf(everyLanguage, { offered }).map((language) => (
              <option key={language} value={language} lang={language}>
                {languages[language]}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
      </div>
    </fieldset>
  )
}
