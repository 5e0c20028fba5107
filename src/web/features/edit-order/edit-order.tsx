import { useEffect, useReducer, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { offerOf } from '../../lib/offered.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { isOneNumber } from '../../../domain/order/entry/one-number.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { t } from '../../lib/language/language.ts'
import type { FormValues } from '../../lib/order-form/form-values.ts'
import { onPage, type OrderOnPage } from '../../lib/order-on-page.ts'
import { useAsking, type Asking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { OneOrder } from '../../ui/one-order.tsx'
import { Locks, type Lock } from '../../ui/order-form/locks.ts'
import { OrderFields } from '../../ui/order-form/order-fields.tsx'
import { unsavedIn } from './conflict.ts'
import { dropEdit, editDraftOf } from './draft.ts'
import { EditForm } from './edit-form.tsx'
import { valuesOf } from './edited-values.ts'
import { UnsavedEdit } from './unsaved-edit.tsx'
import './edit-order.css'

/**
 * An order's details: locked at first, open for editing where that is allowed, locked again when
 * they close (EDIT-01).
 */
export const EditOrder = ({ order_id, onClose }: { order_id: string; onClose: () => void }) => {
  const asking = useAsking()
  return (
    <OneOrder order_id={order_id} onClose={onClose}>
      {(order) => <Details order={onPage(order)} asking={asking} />}
    </OneOrder>
  )
}

const Details = ({ order, asking }: { order: OrderOnPage; asking: Asking }) => {
  const say = t(detailsWords)
  const id = order['_id']
  const [isEditing, setEditing] = useState(false)
  const [, look] = useReducer((times: number) => times + 1, 0)
  const { shown, reason } = offerOf(order, 'edit_order', asking.viewer, asking.policy, asking.clock)
  const mayEdit = shown && reason === null
  // Whoever receives the order meanwhile closes the form; what was typed stays kept, and in sight.
  const isOpen = isEditing && mayEdit
  const toggle = useRef<HTMLButtonElement>(null)
  const notice = useRef<HTMLHeadingElement>(null)
  // The sheet looks for what to focus before the order has come; and a form that goes away takes
  // the focus with it.
  useEffect(() => {
    if (!isOpen) (notice.current ?? toggle.current)?.focus()
  }, [isOpen])
  const kept = isOpen ? null : editDraftOf(id)
  const now = valuesOf(order, asking.policy.time_zone)
  const unsaved = kept && !mayEdit ? unsavedIn(kept.base.values, kept.values, now) : []
  const discard = (): void => {
    dropEdit(id)
    look()
    toggle.current?.focus()
  }
  return (
    <div className="details">
      <div className="details-head">
        <h2>{order.identifier}</h2>
        {shown && (
          <Button
            ref={toggle}
            icon="pencil"
            aria-pressed={isOpen}
            reason={reason}
            onClick={() => setEditing(!isOpen)}
          >
            {say.edit}
          </Button>
        )}
      </div>
      {shown && reason !== null && <p className="details-why">{reason}</p>}
      {order.epod.contact_changed_at !== undefined && (
        <p className="details-flag">
          <Icon name="warning" />
          {say.contactChanged(
            shownTime(order.epod.contact_changed_at, asking.policy.time_zone, 'DD MMM HH:mm'),
          )}
        </p>
      )}
      {(['contacts', 'value'] as const)
        .filter((part) => order.withheld?.includes(part))
        .map((part) => (
          <p key={part} className="details-kept">
            {say.withheld[part]}
          </p>
        ))}
      {kept && mayEdit && (
        <p className="details-kept">
          {say.kept}{' '}
          <button type="button" className="text-button" onClick={discard}>
            {say.discard}
          </button>
        </p>
      )}
      {kept && unsaved.length > 0 && (
        <UnsavedEdit
          heading={notice}
          leaves={unsaved}
          mine={kept.values}
          now={now}
          number={asking.policy.order_label}
          onDiscard={discard}
        />
      )}
      {isOpen ? (
        <EditForm order={order} asking={asking} onDone={() => setEditing(false)} />
      ) : (
        <Locked order={order} asking={asking} />
      )}
    </div>
  )
}

const locked: Lock = { reason: null }

const Locked = ({ order, asking: { policy } }: { order: OrderOnPage; asking: Asking }) => {
  const values = valuesOf(order, policy.time_zone)
  const form = useForm<FormValues>({ defaultValues: values, values })
  return (
    <FormProvider {...form}>
      <Locks.Provider value={() => locked}>
        <div className="order-form">
          <OrderFields
            label={policy.order_label}
            isFull
            isNew={false}
            isOneNumber={isOneNumber(policy, order)}
          />
        </div>
      </Locks.Provider>
    </FormProvider>
  )
}
