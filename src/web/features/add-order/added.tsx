import { useEffect, useRef, useState } from 'react'
import type { createLink } from '../../../contract/proof/links.ts'
import { offerOf } from '../../lib/offered.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { callApi } from '../../lib/api/api.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { copyText } from '../../lib/clipboard.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { notify } from '../../ui/notify.ts'
import type { AddedOrder } from './use-submit.ts'

interface AddedProps {
  order: AddedOrder
  asking: Asking
  onAnother: () => void
  onOpen: () => void
  onClose: () => void
}

/** Whom a link is made for here, under which icon. */
const links = [
  { party: 'receiver', action: 'receiver_link', icon: 'link' },
  { party: 'driver', action: 'driver_link', icon: 'truck' },
  { party: 'tracking', action: 'tracking_link', icon: 'route' },
] as const
type Party = (typeof links)[number]['party']

/** That the order was added, and what people do next. */
export const Added = ({
  order,
  asking: { viewer, policy, clock },
  onAnother,
  onOpen,
  onClose,
}: AddedProps) => {
  const texts = t(sentences)
  const say = t(formWords)
  const [sendOnce] = useState(newSendOnce)
  const [busy, setBusy] = useState<Party | null>(null)
  const [made, setMade] = useState<ReadonlyMap<Party, string>>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and with it the focus.
  useEffect(() => heading.current?.focus(), [])

  const copy = async (party: Party): Promise<void> => {
    setBusy(party)
    try {
      const fresh =
        made.get(party) ??
        (
          await sendOnce({ party }, (key) =>
            callApi<typeof createLink>('POST /orders/:id/links', {
              params: { id: order.id },
              body: { party },
              key,
            }),
          )
        ).result.url
      setMade(new Map([...made, [party, fresh]]))
      if (await copyText(fresh)) notify.done(texts.link_copied)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(null)
    }
  }

  return (
    <div className="added">
      <span className="added-icon">
        <Icon name="check" size={24} />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {texts.submitted}
      </h3>
      <p>{say.added(order.identifier)}</p>
      <div className="added-actions">
        {links.map(({ party, action, icon }) => {
          const { shown, reason } = offerOf(null, action, viewer, policy, clock)
          return (
            shown && (
              <Button
                key={party}
                icon={icon}
                large
                reason={reason}
                busy={busy === party}
                onClick={() => void copy(party)}
              >
                {say.copyLink[party]}
              </Button>
            )
          )
        })}
      </div>
      {[...made].map(([party, url]) => (
        <input
          key={party}
          className="field-input"
          aria-label={texts.actions[`${party}_link`]}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      ))}
      <div className="added-actions">
        <Button variant="primary" icon="plus" large onClick={onAnother}>
          {say.another}
        </Button>
        <Button icon="eye" large onClick={onOpen}>
          {say.openOrder}
        </Button>
      </div>
      <Button variant="quiet" onClick={onClose}>
        {say.done}
      </Button>
    </div>
  )
}
