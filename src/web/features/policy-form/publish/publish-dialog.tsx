import { useState, type SubmitEvent } from 'react'
import type { PolicyFinding, putPolicy } from '../../../../contract/admin/policies.ts'
import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { usualBeginning } from '../../../../domain/policy/draft/publishing.ts'
import { instantOf, isDay, isTime } from '../../../../domain/time.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { DayField } from '../../../ui/days/day-field.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import type { PolicySettings } from '../form-setting.ts'
import { findingsOf } from '../use-check.ts'
import type { PolicyDraft } from '../use-draft.ts'
import type { StandingPolicy } from '../use-policy.ts'
import { ChangeList } from './change-list.tsx'

interface PublishProps {
  policy: StandingPolicy
  form: PolicySettings
  draft: PolicyDraft
  onClose: () => void
  /** Somebody else was quicker. */
  onOvertaken: () => void
  onPublished: () => void
}

/** Asks why, and from when, and publishes the draft. */
export const PublishDialog = ({
  policy,
  form,
  draft,
  onClose,
  onOvertaken,
  onPublished,
}: PublishProps) => {
  const say = t(policyFormWords)
  const zone = policy.effective.time_zone
  const [sendOnce] = useState(newSendOnce)
  const [why, setWhy] = useState('')
  const [isLater, setLater] = useState(policy.latest !== policy.version)
  const [at, setAt] = useState(() =>
    usualBeginning({ now: new Date().toISOString(), time_zone: zone }),
  )
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ text: string; findings: PolicyFinding[] } | null>(null)
  const publish = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    setFailed(null)
    if (isLater && !(isDay(at.day) && isTime(at.time.slice(0, 5)))) return
    if (why.trim() === '') return
    setBusy(true)
    try {
      const body = {
        document: draft.document,
        based_on: draft.based_on,
        why: why.trim(),
        ...(isLater && { effective_at: instantOf(at.day, at.time.slice(0, 5), zone) }),
      }
      const params = { key: policy.key }
      const { message } = await sendOnce(body, (key) =>
        callApi<typeof putPolicy>('PUT /clients/:key/policy', { params, body, key }),
      )
      notify.done(message)
      onPublished()
    } catch (thrown) {
      setBusy(false)
      if (thrown instanceof ApiFailure && thrown.said === 'policy_changed_since') onOvertaken()
      else setFailed({ text: messageOf(thrown), findings: findingsOf(thrown) })
    }
  }
  return (
    <Dialog title={say.publish} width={620} onClose={onClose}>
      <form className="policy-publish" onSubmit={(event) => void publish(event)}>
        <ChangeList changes={draft.changes} form={form} />
        <TextArea
          label={say.why}
          hint={say.whyHint}
          data-autofocus
          maxLength={MOST_OF_WHY}
          error={isTried && why.trim() === '' ? say.whyNeeded : null}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <fieldset className="policy-when">
          <legend className="field-label">{say.when}</legend>
          <label className="policy-check">
            <input type="radio" checked={!isLater} onChange={() => setLater(false)} />
            {say.now}
          </label>
          <label className="policy-check">
            <input type="radio" checked={isLater} onChange={() => setLater(true)} />
            {say.later}
          </label>
          {isLater && (
            <div className="policy-from">
              <DayField
                label={say.from(zone)}
                value={at.day}
                error={isTried && !isDay(at.day) ? t(sentences).date_invalid : null}
                onChange={(day) => setAt({ ...at, day })}
              />
              <TextField
                label={say.fromTime}
                type="time"
                value={at.time}
                error={isTried && !isTime(at.time.slice(0, 5)) ? t(sentences).time_invalid : null}
                onChange={({ target }) => setAt({ ...at, time: target.value })}
              />
            </div>
          )}
        </fieldset>
        {failed && (
          <div className="policy-failed" role="alert">
            <p>{failed.text}</p>
            {failed.findings.map(({ field, code, message }) => (
              <p key={`${field} ${code}`}>
                <code className="policy-path">{field}</code> {message}
              </p>
            ))}
          </div>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {say.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
