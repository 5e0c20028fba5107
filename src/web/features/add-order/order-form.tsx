import { Suspense, useEffect, useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { isOneNumber } from '../../../domain/order/entry/one-number.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { formHelpWords } from '../../../domain/words/form-help.ts'
import { phoneCodeWords } from '../../../domain/words/phone-code.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { t } from '../../lib/language/language.ts'
import { blankForm, type FormValues, type Mode } from '../../lib/order-form/form-values.ts'
import { errorsOf } from '../../lib/order-form/form-errors.ts'
import { neededOf, problemsOf } from '../../lib/order-form/problems.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Needed } from '../../ui/order-form/needed.ts'
import { OrderFields } from '../../ui/order-form/order-fields.tsx'
import { lazyPart } from '../../ui/part.tsx'
import { LabelSection } from './label-section.tsx'
import { useSubmit, type AddedOrder } from './use-submit.ts'
import { UsualNote } from './usual-note.tsx'
import { useUsual } from './use-usual.ts'

const PhoneLink = lazyPart('phone-link', async () => (await import('./phone-link.tsx')).PhoneLink)

interface OrderFormProps {
  asking: Asking
  onAdded: (order: AddedOrder) => void
  onClose: () => void
}

/** What was typed so far, kept until it is sent or thrown away by Cancel. */
interface Draft {
  mode: Mode
  values: FormValues
}

/** The form for a new order: in two lengths, judged as the server judges. */
export const OrderForm = ({ asking: { policy, clock }, onAdded, onClose }: OrderFormProps) => {
  const say = t(formWords)
  const [draft] = useState(() => draftOf('add_order') as Draft | null)
  const [isKept, setKept] = useState(draft !== null)
  const [isOnPhone, setPhone] = useState(false)
  const [mode, setMode] = useState<Mode>(draft?.mode ?? 'simple')
  const resolver: Resolver<FormValues> = (values, _context, options) => {
    const problems = problemsOf(values, mode, policy)
    return problems.size === 0
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf(problems, options.fields) }
  }
  const form = useForm<FormValues>({
    defaultValues: { ...blankForm(clock), ...draft?.values },
    resolver,
  })
  const { submit, isBusy } = useSubmit(mode, policy, onAdded, (problems) => {
    for (const [field, message] of problems)
      form.setError(field as 'identifier', { type: 'server', message }, { shouldFocus: true })
  })
  const usual = useUsual(form)
  // The sheet looks for its first field when it opens, which may be before this form has come.
  useEffect(() => form.setFocus('identifier'), [form])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft('add_order', { mode, values } satisfies Draft),
      }),
    [form, mode],
  )
  const startOver = (): void => {
    form.reset(blankForm(clock))
    dropDraft('add_order')
    setKept(false)
    form.setFocus('identifier')
  }
  return (
    <FormProvider {...form}>
      <form
        className="order-form"
        data-unasked
        noValidate
        onSubmit={(event) => void form.handleSubmit(submit, () => notify.incomplete())(event)}
      >
        <div className="form-head">
          <fieldset className="modes">
            <legend className="visually-hidden">{say.mode}</legend>
            {(['simple', 'full'] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={mode === each}
                onClick={() => setMode(each)}
              >
                {say[each]}
              </button>
            ))}
          </fieldset>
          <Button icon="phone" onClick={() => setPhone(true)}>
            {t(phoneCodeWords).onPhone}
          </Button>
        </div>
        {isKept && (
          <p className="form-kept">
            {t(dashboardWords).keptForm}{' '}
            <button type="button" className="text-button" onClick={startOver}>
              {t(dashboardWords).startOver}
            </button>
          </p>
        )}
        <Needed value={neededOf(mode, policy)}>
          <OrderFields
            label={policy.order_label}
            isFull={mode === 'full'}
            isNew
            isOneNumber={isOneNumber(policy, null)}
          />
        </Needed>
        <UsualNote {...usual} />
        <LabelSection time_zone={policy.time_zone} isThere={(draft?.values.label ?? '') !== ''} />
        <p className="form-needed">{t(formHelpWords).neededMark}</p>
        <div className="form-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant="primary" busy={isBusy}>
            {say.submit}
          </Button>
        </div>
      </form>
      {isOnPhone && (
        <Suspense>
          <PhoneLink zone={policy.time_zone} onClose={() => setPhone(false)} />
        </Suspense>
      )}
    </FormProvider>
  )
}
