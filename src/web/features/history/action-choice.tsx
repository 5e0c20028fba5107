import { useId, useState } from 'react'
import { eventTypes } from '../../../domain/order/event-summary.ts'
import type { EventType } from '../../../domain/order/events.ts'
import { historyWords } from '../../../domain/words/history.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { panelWords } from '../../../domain/words/order-panel.ts'
import { t } from '../../lib/language/language.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { Popover } from '../../ui/floating/popover.tsx'

interface Props {
  chosen: readonly EventType[]
  onChange: (chosen: readonly EventType[]) => void
}

/** Several kinds of event to choose among: a button that opens their checkboxes. */
export const ActionChoice = ({ chosen, onChange }: Props) => {
  const id = useId()
  const say = t(historyWords)
  const named = t(panelWords).events
  const [isOpen, setOpen] = useState(false)
  const [only] = chosen
  const shown =
    only === undefined
      ? t(managementWords).anyAction
      : chosen.length === 1
        ? named[only]
        : say.chosen(chosen.length)
  return (
    <FieldFrame id={id} label={say.actions}>
      <Popover
        id={id}
        edge="start"
        isOpen={isOpen}
        onOpen={setOpen}
        renderButton={(props) => (
          <button
            {...props}
            type="button"
            className="field-input select history-actions"
            aria-label={`${say.actions}: ${shown}`}
          >
            {shown}
          </button>
        )}
      >
        <fieldset className="history-choices">
          <legend className="visually-hidden">{say.actions}</legend>
          {eventTypes.map((type) => (
            <label key={type}>
              <input
                type="checkbox"
                checked={chosen.includes(type)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, type] : chosen.filter((one) => one !== type),
                  )
                }
              />
              {named[type]}
            </label>
          ))}
        </fieldset>
      </Popover>
    </FieldFrame>
  )
}
