import type { ReactNode } from 'react'
import type { Policy } from '../../../domain/policy/policy.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { t } from '../../lib/language/language.ts'
import { DateField } from './date-field.tsx'
import { Field } from './field.tsx'
import { LoadFields } from './load-fields.tsx'
import { SpocRows } from './spoc-rows.tsx'
import './order-form.css'

interface OrderFieldsProps {
  /** What the account calls an order's number. */
  label: Policy['order_label']
  isFull: boolean
  /** The order is not there yet: it may be dispatched today. */
  isNew: boolean
  /** The number that is asked for is the invoice's: that is not asked for beside it. */
  isOneNumber: boolean
  /** What the form has to say of the places, below their names. */
  ofPlaces?: ReactNode
}

/**
 * Every field that a person enters for an order, in the form around it (ADD-01); names complete
 * from those in use.
 */
export const OrderFields = ({ label, isFull, isNew, isOneNumber, ofPlaces }: OrderFieldsProps) => {
  const say = t(formWords)
  return (
    <>
      <section>
        <h3>{say.consignment}</h3>
        <div className={isFull ? 'form-grid thirds' : 'form-grid'}>
          <Field
            name="identifier"
            label={say.number[label]}
            autoCapitalize="characters"
            data-autofocus
          />
          <Field name="client" label={say.client} known="client" />
          {isFull && <Field name="transporter" label={say.transporter} known="transporter" />}
          {isFull && !isOneNumber && <Field name="invoice" label={say.invoice} />}
          {isFull && <DateField name="invoice_date" label={say.invoiceDate} />}
          {isFull && <Field name="lot" label={say.lot} />}
        </div>
      </section>
      <section>
        <h3>{say.route}</h3>
        <div className="form-grid">
          <Field name="source.name" label={say.source} known="source" />
          {isFull && <Field name="source.city" label={say.sourceCity} />}
          <Field name="destination.name" label={say.destination} known="destination" />
          {isFull && <Field name="destination.city" label={say.city} />}
        </div>
        {ofPlaces}
        {isFull && (
          <div className="form-grid thirds">
            <Field name="destination.address" label={say.address} />
            <Field name="destination.postal_code" label={say.postalCode} />
            <Field name="destination.state" label={say.state} />
          </div>
        )}
        <div className="form-grid thirds">
          <DateField
            name="dispatch_date"
            label={say.dispatchDate}
            hint={isNew ? say.dateHint : undefined}
          />
          <Field
            name="dispatch_time"
            label={say.dispatchTime}
            hint={say.timeHint}
            inputMode="numeric"
            maxLength={5}
          />
          <Field name="eta_hrs" label={say.eta} type="number" min={0} step="any" />
        </div>
      </section>
      <section>
        <h3>{say.vehicle}</h3>
        <div className="form-grid thirds">
          <Field
            name="truck_number"
            label={say.truck}
            known="truck_number"
            autoCapitalize="characters"
          />
          <Field name="driver.name" label={say.driverName} known="driver" />
          <Field
            name="driver.contact"
            label={say.driverContact}
            hint={say.contactHint}
            contacts
            inputMode="tel"
          />
        </div>
      </section>
      <SpocRows />
      <LoadFields isFull={isFull} />
    </>
  )
}
