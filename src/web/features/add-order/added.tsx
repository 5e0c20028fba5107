import { useState } from 'react'
import type { createLink } from '../../../contract/links.ts'
import { offerOf } from '../../../domain/policy/offered.ts'
import { words } from '../../../domain/words.ts'
import { formWords as say } from '../../../domain/words/order-form.ts'
import { newKey } from '../../lib/answer.ts'
import { callApi } from '../../lib/api.ts'
import { copyText } from '../../lib/clipboard.ts'
import type { Asking } from '../../lib/viewer.ts'
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

/** That the order was added, and what people do next. */
export const Added = ({ order, asking: { viewer, policy, clock }, onAnother, onOpen, onClose }: AddedProps) => {
  const [isBusy, setBusy] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  const { shown, reason } = offerOf(null, 'receiver_link', viewer, policy, clock)

  const copy = async (): Promise<void> => {
    setBusy(true)
    try {
      const fresh = url ?? (await callApi<typeof createLink>('POST /orders/:id/links', { params: { id: order.id }, body: { party: 'receiver' }, key: newKey() })).result.url
      setUrl(fresh)
      if (await copyText(fresh)) notify.done(words.linkCopied)
    } catch (thrown) {
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="added">
      <span className="added-icon"><Icon name="check" size={24} /></span>
      <h3>{words.submitted}</h3>
      <p>{say.added(order.identifier)}</p>
      <div className="added-actions">
        {shown && <Button variant="primary" icon="link" large reason={reason} busy={isBusy} onClick={() => void copy()}>{say.copyReceiverLink}</Button>}
        <Button icon="eye" large onClick={onOpen}>{say.openOrder}</Button>
        <Button icon="plus" large onClick={onAnother}>{say.another}</Button>
      </div>
      {url !== null && <input className="field-input" aria-label={words.actions.receiver_link} readOnly value={url} onFocus={({ target }) => target.select()} />}
      <Button variant="quiet" onClick={onClose}>{say.done}</Button>
    </div>
  )
}
