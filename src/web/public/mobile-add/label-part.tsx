import { Suspense, useContext, useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { soon } from '../kit/soon.tsx'
import { FormContext } from './form-context.ts'

const LabelField = soon(async () => (await import('./label-field.tsx')).worded())

interface LabelPartProps {
  readonly time_zone: string
  readonly onFailed: (message: string) => void
}

/** A way to enter a label; what does so comes once one is there, or asked for. */
export const LabelPart = ({ time_zone, onFailed }: LabelPartProps) => {
  const form = useContext(FormContext)
  const [isAsked, setAsked] = useState(false)
  const value = form?.values.label ?? ''
  const ask = (): void =>
    void LabelField.fetch().then(
      () => setAsked(true),
      () => onFailed(t(publicWords).noConnection),
    )
  return isAsked || value !== '' ? (
    <Suspense fallback={null}>
      <LabelField
        value={value}
        problem={form?.problems.get('label') ?? null}
        time_zone={time_zone}
        onType={(text) => form?.type('label', text)}
      />
    </Suspense>
  ) : (
    <button type="button" className="button quiet" onClick={ask}>
      {t(publicWords).scanLabel}
    </button>
  )
}
