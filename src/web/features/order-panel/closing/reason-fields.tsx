import { useState } from 'react'
import { isReasonDue } from '../../../../domain/order/proof/given-reason.ts'
import { MOST_OF_REASON } from '../../../../domain/order/proof/most-of-reason.ts'
import type { ReasonedAct } from '../../../../domain/policy/reason-settings.ts'
import { choiceIn } from '../../../../domain/words/choices.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { reasonWords } from '../../../../domain/words/reasons.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { t } from '../../../lib/language/language.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Chips } from '../remarks/chips.tsx'
import type { Panel } from '../panel.ts'

/**
 * Why somebody acts, as it is chosen and typed: one of those that the policy offers, their own
 * words, or both. `also` is offered beside the policy's reasons of the act.
 */
export const useReason = (
  { viewer, policy }: Panel,
  act: ReasonedAct,
  also: readonly string[] = [],
) => {
  const [chosen, choose] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const isDue = isReasonDue(act, viewer, policy)
  const reason = [chosen ?? '', text.trim()].filter((part) => part !== '').join(': ')
  return {
    offered: [...new Set([...also, ...policy.reasons[act]])],
    takesText: isDue || policy.reasons[act].length > 0,
    isDue,
    chosen,
    choose,
    text,
    setText,
    reason,
    isTold,
    /** May it go on record like this? Says at the field that a reason lacks. */
    isGiven: (): boolean => {
      setTold(isDue && reason === '')
      return !isDue || reason !== ''
    },
  }
}

/** The reasons that are offered as chips, and room for one's own words where those are taken. */
export const ReasonFields = ({ given }: { given: ReturnType<typeof useReason> }) => {
  const say = t(reasonWords)
  const { offered, chosen, choose, takesText, isDue, text, setText, reason, isTold } = given
  return (
    <>
      {offered.length > 0 && (
        <Chips
          legend={t(proofWords).reason}
          chosen={chosen === null ? [] : [chosen]}
          onToggle={(value) => choose(chosen === value ? null : value)}
          choices={offered.map((value) => ({ value, label: choiceIn(t, value) }))}
        />
      )}
      {takesText && (
        <TextArea
          label={offered.length > 0 ? say.ownWords : t(proofWords).reason}
          rows={2}
          maxLength={MOST_OF_REASON - (chosen === null ? 0 : chosen.length + 2)}
          data-autofocus={offered.length === 0 || undefined}
          hint={isDue ? say.due : undefined}
          error={isTold && reason === '' ? t(sentences).reason_missing : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
    </>
  )
}
