import { useState, type SubmitEvent } from 'react'
import { MOST_OF_REASON } from '../../../../domain/order/proof/most-of-reason.ts'
import { erroneousActs } from '../../../../domain/order/proof/erroneous-act.ts'
import { isReportedByOther } from '../../../../domain/order/proof/pending-error.ts'
import { done } from '../../../../domain/policy/reason.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { errorWords } from '../../../../domain/words/recorded-error.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { t } from '../../../lib/language/language.ts'
import { said } from '../../../lib/language/said.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'
import { Chips } from '../remarks/chips.tsx'

/** Asks what was recorded in error, and why. */
export const ErrorDialog = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => {
  const say = t(errorWords)
  const { order, viewer, busy, act } = panel
  const acts = erroneousActs.filter((one) => one === 'closing' || order.review !== null)
  // What was done last is what one looks at.
  const [chosen, choose] = useState(acts.at(-1) ?? 'closing')
  const [reason, setReason] = useState('')
  const [isTold, setTold] = useState(false)
  const ended = order.epod.reject.rejected ? say.acts.rejected : say.acts.received
  const taken =
    !busy && isReportedByOther(order, viewer.username) ? said(done('error_pending')) : null
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTold(reason.trim() === '')
    if (reason.trim() === '' || busy) return
    if (await act({ error: { act: chosen, reason: reason.trim() } })) onClose()
  }
  return (
    <Dialog title={say.ask} onClose={onClose}>
      <form className="panel-form" onSubmit={(event) => void send(event)} noValidate>
        <p>{say.hint}</p>
        {acts.length > 1 && (
          <Chips
            legend={say.which}
            chosen={[chosen]}
            onToggle={choose}
            choices={acts.map((value) => ({
              value,
              label: value === 'closing' ? ended : say.acts.review,
            }))}
          />
        )}
        <TextArea
          label={t(proofWords).reason}
          rows={3}
          maxLength={MOST_OF_REASON}
          data-autofocus
          error={isTold && reason.trim() === '' ? t(sentences).reason_missing : null}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Overtaken
          panel={panel}
          action="correct"
          also={taken}
          typed={[[t(proofWords).reason, reason.trim()]]}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t(proofWords).cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            reason={againstNow(panel, 'correct') ?? taken}
            busy={busy}
          >
            {say.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
