import { Suspense, useState, type SubmitEvent } from 'react'
import { statusOf } from '../../../../domain/order/category.ts'
import { labelTold } from '../../../../domain/words/label-told.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { parcelWords } from '../../../../domain/words/parcel.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { OvertakenFields } from '../lazy-dialogs.ts'
import { offered, type Panel } from '../panel.ts'

/** What the order's GS1 labels ask for; a scanner types one more into the field. */
export const Label = ({ panel }: { panel: Panel }) => {
  const say = t(parcelWords)
  const { order, policy, busy, act } = panel
  const [began] = useState(order.rev)
  const [text, setText] = useState<string | null>(null)
  const reading = offered(panel, 'label')
  const leaving = offered(panel, 'leave')
  const mayRead = reading.shown && reading.reason === null
  const { label } = order
  if (!label && !mayRead && text === null) return null
  const told = label
    ? labelTold(label, t, (at) => shownTime(at, policy.time_zone, 'DD MMM HH:mm'))
    : []
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (text !== null && text.trim() !== '' && (await act({ label: text }))) setText(null)
  }
  return (
    <section>
      <div className="panel-title">
        <h3>{say.title}</h3>
        {mayRead && text === null && <Button onClick={() => setText('')}>{say.scan}</Button>}
      </div>
      {[...told, ...(label?.missed ? [say[label.missed]] : [])].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {text !== null && !mayRead && (
        <Suspense>
          <OvertakenFields
            panel={panel}
            action="label"
            began={began}
            typed={[[say.text, text.trim()]]}
            onDiscard={() => setText(null)}
          />
        </Suspense>
      )}
      {text !== null && mayRead && (
        <form className="panel-form" onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            label={say.text}
            // The form has come to the place of the button that had the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={text}
            maxLength={4_096}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="panel-row end">
            <Button onClick={() => setText(null)}>{t(panelWords).cancel}</Button>
            <Button type="submit" busy={busy}>
              {say.read}
            </Button>
          </div>
        </form>
      )}
      {label?.authority_to_leave === true && leaving.shown && statusOf(order) === 'open' && (
        <Button
          reason={leaving.reason}
          busy={busy}
          onClick={() => void act({ leave: true })}
          onWhy={notify.error}
        >
          {say.leave}
        </Button>
      )}
    </section>
  )
}
