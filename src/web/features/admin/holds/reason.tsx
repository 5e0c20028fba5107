import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { Reasoned } from './use-reasoned.ts'

interface Props {
  form: Reasoned
  /** On the button that sends it. */
  act: string
  onClose: () => void
  isFirst?: boolean
}

/** The end of a form that asks why: the reason, what went wrong, and the buttons. */
export const Reason = ({ form, act, onClose, isFirst = false }: Props) => {
  const say = t(holdWords)
  return (
    <>
      <TextArea
        label={say.why}
        isNeeded
        hint={say.whyHint}
        maxLength={MOST_OF_WHY}
        data-autofocus={isFirst || undefined}
        value={form.why}
        error={form.errorAt('why')}
        onChange={({ target }) => form.setWhy(target.value)}
      />
      {form.fault !== null && (
        <p className="field-error" role="alert">
          {form.fault}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t(dashboardWords).cancel}
        </Button>
        <Button variant="primary" type="submit" busy={form.isBusy}>
          {act}
        </Button>
      </div>
    </>
  )
}
