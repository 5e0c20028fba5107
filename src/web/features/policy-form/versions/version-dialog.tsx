import { useState, type SubmitEvent } from 'react'
import type { rollBackPolicy, withdrawPolicy } from '../../../../contract/admin/policies.ts'
import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { findingsOf } from '../use-check.ts'
import type { StandingPolicy } from '../use-policy.ts'

/** What is done with a version. */
export interface VersionAct {
  readonly is: 'roll-back' | 'withdraw'
  readonly version: number
}

/** Asks why, and brings a version back or takes one back that waits. */
export const VersionDialog = ({
  policy,
  act: { is, version },
  onClose,
  onDone,
}: {
  policy: StandingPolicy
  act: VersionAct
  onClose: () => void
  /** It is done, or somebody else was quicker: the versions are others now. */
  onDone: () => void
}) => {
  const say = t(policyFormWords)
  // The page goes on asking: what is published while this is open is nothing that was seen.
  const [{ key: client_key, latest }] = useState(policy)
  const [sendOnce] = useState(newSendOnce)
  const [why, setWhy] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  const send = () => {
    const params = { key: client_key }
    const body = { version, why: why.trim() }
    const again = { ...body, based_on: latest }
    return sendOnce<{ message: string }>(again, (key) =>
      is === 'withdraw'
        ? callApi<typeof withdrawPolicy>('POST /clients/:key/policy/withdraw', {
            params,
            body,
            key,
          })
        : callApi<typeof rollBackPolicy>('POST /clients/:key/policy/roll-back', {
            params,
            body: again,
            key,
          }),
    )
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (why.trim() === '') {
      setFailed([say.whyNeeded])
      return
    }
    setBusy(true)
    try {
      notify.done((await send()).message)
      onDone()
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.said === 'policy_changed_since') {
        notify.failure(thrown)
        onDone()
        return
      }
      setFailed([messageOf(thrown), ...findingsOf(thrown).map(({ message }) => message)])
      setBusy(false)
    }
  }
  const title = is === 'withdraw' ? say.withdrawVersion(version) : say.rollBackTo(version)
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="policy-publish" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={say.why}
          hint={say.whyHint}
          data-autofocus
          maxLength={MOST_OF_WHY}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {failed.length > 0 && (
          <div className="policy-failed" role="alert">
            {failed.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {is === 'withdraw' ? say.withdraw : say.rollBack}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
