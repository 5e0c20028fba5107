import { useState, type SubmitEvent } from 'react'
import type { AttemptReason } from '../../../../domain/order/proof/attempt-schema.ts'
import { attemptSentences } from '../../../../domain/words/attempt-sentences.ts'
import { attemptWords } from '../../../../domain/words/attempt.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'
import type { Panel } from '../panel.ts'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import { Chips } from '../remarks/chips.tsx'

const LENGTH = 2_000

/** Asks why goods could not be delivered. */
export const AttemptDialog = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => {
  const say = t(attemptWords)
  const { policy, busy, pressed, giveUp, act } = panel
  const [chosen, choose] = useState<AttemptReason | null>(null)
  const [text, setText] = useState('')
  const [isTold, setTold] = useState(false)
  const lacksText = chosen === 'other' && text.trim() === ''
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTold(true)
    if (chosen === null || lacksText || busy) return
    const here = await pressed(policy.receive.geolocation)
    if (here === null) return
    if (await act({ not_delivered: { reason: chosen, text: text.trim() }, ...here })) onClose()
  }
  const leave = (): void => {
    giveUp()
    onClose()
  }
  return (
    <Dialog title={say.title} onClose={leave}>
      <form className="panel-form" onSubmit={(event) => void send(event)} noValidate>
        <Chips
          isFirst
          legend={say.ask}
          chosen={chosen === null ? [] : [chosen]}
          onToggle={choose}
          choices={policy.not_delivered.reasons.map((value) => ({
            value,
            label: say.reasons[value],
          }))}
        />
        {isTold && chosen === null && (
          <p className="panel-why" role="alert">
            {t(sentences).reason_missing}
          </p>
        )}
        <TextArea
          label={say.remark}
          rows={2}
          maxLength={LENGTH}
          error={isTold && lacksText ? t(attemptSentences).attempt_text_missing : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Overtaken
          panel={panel}
          action="not_delivered"
          typed={[
            [say.ask, chosen === null ? '' : say.reasons[chosen]],
            [say.remark, text.trim()],
          ]}
        />
        <div className="dialog-actions">
          <Button onClick={leave}>{t(proofWords).cancel}</Button>
          <Button
            type="submit"
            variant="danger"
            reason={againstNow(panel, 'not_delivered')}
            busy={busy}
          >
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
