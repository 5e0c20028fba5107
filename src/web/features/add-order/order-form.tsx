import { toNestErrors } from '@hookform/resolvers'
import { useEffect, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { formWords as say } from '../../../domain/words/order-form.ts'
import { draftOf, keepDraft } from '../../lib/draft.ts'
import { useFilterValues } from '../../lib/filter-values.ts'
import type { Asking } from '../../lib/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Field } from './field.tsx'
import { blankForm, type FormValues, type Mode } from './form-values.ts'
import { LoadFields } from './load-fields.tsx'
import { problemsOf } from './problems.ts'
import { SpocRows } from './spoc-rows.tsx'
import { useSubmit, type AddedOrder } from './use-submit.ts'

interface OrderFormProps { asking: Asking; onAdded: (order: AddedOrder) => void; onClose: () => void }

/** What was typed so far, kept until it is sent or thrown away. */
interface Draft { mode: Mode; values: FormValues }

const errorsOf = (problems: ReadonlyMap<string, string>) =>
  Object.fromEntries([...problems].map(([field, message]) => [field, { type: 'rule', message }]))

/** The form for a new order: in two lengths, judged as the server judges. */
export const OrderForm = ({ asking: { policy, clock }, onAdded, onClose }: OrderFormProps) => {
  const [draft] = useState(() => draftOf('add_order') as Draft | null)
  const [mode, setMode] = useState<Mode>(draft?.mode ?? 'simple')
  const names = useFilterValues().data
  const resolver: Resolver<FormValues> = (values, _context, options) => {
    const problems = problemsOf(values, mode, policy)
    return problems.size === 0 ? { values, errors: {} } : { values: {}, errors: toNestErrors<FormValues>(errorsOf(problems), options) }
  }
  const form = useForm<FormValues>({ defaultValues: { ...blankForm(clock), ...draft?.values }, resolver })
  const { submit, isBusy } = useSubmit(mode, onAdded, (problems) => {
    for (const [field, message] of problems) form.setError(field as 'identifier', { type: 'server', message }, { shouldFocus: true })
  })
  // The sheet looks for its first field when it opens, which may be before this form has come.
  useEffect(() => form.setFocus('identifier'), [form])
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft('add_order', { mode, values } satisfies Draft) }), [form, mode])
  const send = form.handleSubmit(submit, () => notify.incomplete())
  const isFull = mode === 'full'
  return (
    <FormProvider {...form}>
      <form className="order-form" noValidate onSubmit={(event) => void send(event)}>
        <fieldset className="modes">
          <legend className="visually-hidden">{say.mode}</legend>
          {(['simple', 'full'] as const).map((each) => <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>{say[each]}</button>)}
        </fieldset>
        <section>
          <h3>{say.consignment}</h3>
          <div className={isFull ? 'form-grid thirds' : 'form-grid'}>
            <Field name="identifier" label={say.number[policy.order_label]} autoCapitalize="characters" data-autofocus />
            <Field name="client" label={say.client} known={names?.get('client')} />
            {isFull && <Field name="transporter" label={say.transporter} known={names?.get('transporter')} />}
            {isFull && <Field name="invoice" label={say.invoice} />}
            {isFull && <Field name="invoice_date" label={say.invoiceDate} type="date" />}
            {isFull && <Field name="lot" label={say.lot} />}
          </div>
        </section>
        <section>
          <h3>{say.route}</h3>
          <div className="form-grid">
            <Field name="source.name" label={say.source} known={names?.get('source')} />
            {isFull && <Field name="source.city" label={say.sourceCity} />}
            <Field name="destination.name" label={say.destination} known={names?.get('destination')} />
            {isFull && <Field name="destination.city" label={say.city} />}
          </div>
          {isFull && (
            <div className="form-grid thirds">
              <Field name="destination.address" label={say.address} />
              <Field name="destination.postal_code" label={say.postalCode} />
              <Field name="destination.state" label={say.state} />
            </div>
          )}
          <div className="form-grid thirds">
            <Field name="dispatch_date" label={say.dispatchDate} type="date" hint={say.dateHint} />
            <Field name="dispatch_time" label={say.dispatchTime} hint={say.timeHint} inputMode="numeric" maxLength={5} />
            <Field name="eta_hrs" label={say.eta} type="number" min={0} step="any" />
          </div>
        </section>
        <section>
          <h3>{say.vehicle}</h3>
          <div className="form-grid thirds">
            <Field name="truck_number" label={say.truck} known={names?.get('truck_number')} autoCapitalize="characters" />
            <Field name="driver.name" label={say.driverName} />
            <Field name="driver.contact" label={say.driverContact} hint={say.contactHint} contacts inputMode="tel" />
          </div>
        </section>
        <SpocRows />
        <LoadFields isFull={isFull} />
        <div className="form-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>{say.submit}</Button>
        </div>
      </form>
    </FormProvider>
  )
}
