import type { Channel } from '../../../../domain/messages/channel.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { beginBulkChange } from '../../../../contract/orders/bulk-changes.ts'
import type { triggerNotification } from '../../../../contract/messages/notifications.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { isLongChange } from '../../../../domain/order/entry/bulk-change.ts'
import { offerOf } from '../../../lib/offered.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { callWords } from '../../../../domain/words/calls.ts'
import { officeSentences } from '../../../../domain/words/office-sentences.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { manyWords } from '../../../../domain/words/many-orders.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure } from '../../../lib/api/failure.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { showChange } from '../../../lib/shown-change.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import type { NotAllowed } from '../bar/left-out.ts'
import type { NoticePurpose } from '../table/list-props.ts'
import {
  channels,
  emptyForm,
  readForm,
  typedFor,
  whyTooMany,
  type NotifyRequest,
  type Wrong,
} from './tell-form.ts'
import './tell.css'

const sentencesOf = (telling: NoticePurpose) => {
  const say = t(dialogWords)
  const calls = t(callWords)
  return telling === 'share'
    ? { lead: say.shareLead, done: t(officeSentences).order_shared, failed: calls.shareFailed }
    : {
        lead: say.notifyLead,
        done: t(officeSentences).notification_triggered,
        failed: calls.triggerFailed,
      }
}

interface Props {
  telling: NoticePurpose
  orders: readonly WireOrder[]
  /** Why others that were picked are not told of, and how many each. */
  left: readonly NotAllowed[]
  asking: Asking
  onClose: () => void
}

/**
 * Tells people of orders: 'Share Your Order' to addresses that are typed, a notification to the
 * contacts on record or, where the policy lets, to others (SHAR-01 to SHAR-04).
 */
export const Tell = ({
  telling,
  orders,
  left,
  asking: { viewer, policy, clock },
  onClose,
}: Props) => {
  const texts = t(sentences)
  const say = t(dialogWords)
  const isShare = telling === 'share'
  const offered = isShare ? policy.share_types : channels
  const hasTargets = isShare || offerOf(null, 'notify_targets', viewer, policy, clock).shown
  const [form, setForm] = useState(emptyForm)
  const [wrong, setWrong] = useState<Wrong | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)
  const queries = useQueryClient()
  const { lead, done, failed } = sentencesOf(telling)
  const tooMany = whyTooMany(orders.length)

  const change = (channel: Channel, part: Partial<(typeof form)[Channel]>): void => {
    setForm({ ...form, [channel]: { ...form[channel], ...part } })
    setWrong(null)
  }
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || tooMany !== null) return
    const told = readForm(form, offered, isShare, policy.phones)
    if ('message' in told) return setWrong(told)
    setBusy(true)
    const [only] = orders
    const body = {
      order_ids: orders.map(({ _id }) => _id),
      ...(only && orders.length === 1 && { identifier: only.identifier }),
      ...told,
    }
    try {
      if (isLongChange(orders.length)) return await sendBeside(told)
      // The server knows of how many orders nothing was sent.
      const { message, code } = await sendOnce(body, (key) =>
        callApi<typeof triggerNotification>('POST /orders/triggerNotification', { body, key }),
      )
      // What nobody carries has not been sent to anybody.
      if (code === 'messages_kept') notify.error(message)
      else notify.done(message || done)
      onClose()
    } catch (thrown) {
      notify.error(
        thrown instanceof ApiFailure && thrown.said !== 'some_error' ? thrown.message : failed,
      )
      setBusy(false)
    }
  }

  const sendBeside = async (told: NotifyRequest): Promise<void> => {
    const body = {
      kind: 'tell',
      purpose: isShare ? 'share' : 'trigger',
      order_ids: orders.map(({ _id }) => _id),
      ...told,
    } as const
    const { result } = await sendOnce(body, (key) =>
      callApi<typeof beginBulkChange>('POST /bulk_changes', { body, key }),
    )
    void queries.invalidateQueries({ queryKey: ['bell'] })
    notify.done(t(manyWords).begun)
    onClose()
    showChange(result.id)
  }

  return (
    <Dialog
      title={isShare ? say.share : (policy.wording.notify ?? texts.actions.notify)}
      onClose={onClose}
    >
      <form className="tell" noValidate onSubmit={(event) => void send(event)}>
        <p className="tell-lead">
          {[
            lead(orders.length),
            ...(isShare
              ? [say.commas]
              : hasTargets
                ? [say.ownTargets(orders.length), say.commas]
                : []),
            ...(orders.length > 1 ? [t(manyWords).tellStays] : []),
          ].join(' ')}
        </p>
        {left.map(({ reason, count }) => (
          <p key={reason} className="tell-left">
            <Icon name="warning" size={13} />
            {say.notAll(count, reason)}
          </p>
        ))}
        {tooMany !== null && (
          <p className="field-error" role="alert">
            <Icon name="warning" size={13} />
            {tooMany}
          </p>
        )}
        {offered.map((channel, at) => (
          <div key={channel} className="tell-line">
            <label className="tell-channel">
              <input
                type="checkbox"
                data-autofocus={at === 0 || undefined}
                checked={form[channel].isOn}
                onChange={() => change(channel, { isOn: !form[channel].isOn })}
              />
              {say.channels[channel]}
            </label>
            {hasTargets && (
              <TextField
                label={say.addressesOf[channel]}
                error={wrong?.channel === channel ? wrong.message : null}
                value={form[channel].typed}
                onChange={(event) => change(channel, typedFor(event.target.value))}
                inputMode={channel === 'email' ? 'email' : 'tel'}
                autoComplete="off"
                spellCheck={false}
                maxLength={2000}
              />
            )}
          </div>
        ))}
        {wrong?.channel === null && (
          <p className="field-error" role="alert">
            <Icon name="warning" size={13} />
            {wrong.message}
          </p>
        )}
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(dashboardWords).cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} reason={tooMany}>
            {say.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
