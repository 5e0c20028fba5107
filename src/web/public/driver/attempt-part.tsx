import { useState, type SubmitEvent } from 'react'
import type { AttemptReason } from '../../../domain/order/proof/attempt-schema.ts'
import { attemptSentences } from '../../../domain/words/attempt-sentences.ts'
import { attemptWords } from '../../../domain/words/attempt.ts'
import { t } from '../../lib/language/language.ts'
import { useUploadList } from '../../lib/photos/use-upload-list.ts'
import { newUploads } from '../../lib/photos/uploads.ts'
import { Chips } from '../kit/chips.tsx'
import { useDraft } from '../kit/draft.ts'
import { Field } from '../kit/field.tsx'
import { toFirstProblem } from '../kit/first-problem.ts'
import { PhotoPicker } from '../kit/photo-picker.tsx'
import { WhyNot } from '../kit/why-not.tsx'
import { sayAttempts } from '../link/attempt-words.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'

const REASON_LENGTH = 2_000

/** The latest attempt that failed, in few words. */
const LatestAttempt = ({ page }: { page: PublicPageState }) => {
  const say = t(attemptWords)
  const latest = page.order.attempts?.at(-1)
  return latest && say.attempt(latest.number, say.reasons[latest.reason])
}

/** What was entered, after so many attempts. */
interface Entered {
  readonly reason: AttemptReason | null
  readonly text: string
  readonly tried: number
}
const nothing: Entered = { reason: null, text: '', tried: 0 }

/** Goods that could not be delivered: why, the door, and a remark (DOOR-13). */
const AttemptForm = ({ page }: { page: PublicPageState }) => {
  const say = t(attemptWords)
  const tried = page.order.attempts?.length ?? 0
  const { draft, change, drop } = useDraft(page, 'attempt', nothing)
  // What was kept of an attempt before is of that alone.
  const { reason, text } = draft.tried === tried ? draft : nothing
  const enter = (part: Partial<Entered>): void => change({ reason, text, ...part, tried })
  const [isTold, setTold] = useState(false)
  const [picked] = useState(newUploads)
  const list = useUploadList(
    page.sendPhoto,
    { ...page.order, locates: true, loadsReader: false },
    picked,
  )
  const { reasons = [] } = page.config.rules.not_delivered ?? {}
  const refusal = refusalOf(page, 'not_delivered')
  const isBusy = page.sending !== 'no' || list.items.some(({ state }) => /ing$|doubted/.test(state))
  const unsent = list.items.some(({ state }) => state === 'ready' || state === 'failed')
  const lacksText = reason === 'other' && text.trim() === ''
  const missing = isTold ? t(attemptSentences).attempt_text_missing : null
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTold(true)
    if (reason === null || lacksText || isBusy) return toFirstProblem()
    // The photos are of this attempt, so they go first, also one that was only made ready by the
    // press; it goes without one that was refused when that has been seen.
    if (unsent) {
      await list.sendAll()
      if (picked.items().some(({ state }) => state !== 'sent' && state !== 'kept')) return
    }
    if (await page.close({ not_delivered: { reason, text: text.trim() } })) drop()
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Chips
        legend={say.ask}
        choices={reasons.map((value) => ({ value, label: say.reasons[value] }))}
        chosen={reason === null ? [] : [reason]}
        onToggle={(value) => enter({ reason: value })}
      />
      {reason === null && missing !== null && (
        <p className="problem" role="alert">
          {missing}
        </p>
      )}
      <p className="label">{say.photo}</p>
      <PhotoPicker queue={page.strip.items} list={list} isOff={false} tag="door" />
      <Field
        label={say.remark}
        value={text}
        maxLength={REASON_LENGTH}
        problem={lacksText ? missing : null}
        onChange={(value) => enter({ text: value })}
      />
      <button
        type="submit"
        className="button danger"
        disabled={isBusy || (refusal !== null && !unsent)}
      >
        {say.save}
      </button>
      {!unsent && <WhyNot reason={refusal} />}
    </form>
  )
}

/** Both parts, once their words are there. */
export const attemptParts = async () => {
  await sayAttempts()
  return { AttemptForm, LatestAttempt }
}
