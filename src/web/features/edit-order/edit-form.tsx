import { useEffect, useState } from 'react'
import { FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form'
import { unmetNeeds } from '../../../domain/order/entry/edit.ts'
import { lockedFields } from '../../../domain/order/entry/edit-locks.ts'
import { isOneNumber, withInvoice } from '../../../domain/order/entry/one-number.ts'
import { detailsWords } from '../../../domain/words/order-details.ts'
import { t } from '../../lib/language/language.ts'
import type { OrderOnPage } from '../../lib/order-on-page.ts'
import { said } from '../../lib/language/said.ts'
import { inputOf, type FormValues } from '../../lib/order-form/form-values.ts'
import { errorsOf } from '../../lib/order-form/form-errors.ts'
import { problemsIn } from '../../lib/order-form/problems.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Locks, type Lock } from '../../ui/order-form/locks.ts'
import { OrderFields } from '../../ui/order-form/order-fields.tsx'
import { rebased } from './conflict.ts'
import { ConflictNotice, type Choices, type Conflict } from './conflict-notice.tsx'
import { dropEdit, editDraftOf, keepEdit } from './draft.ts'
import { changesOf, problemsOfEdit, valuesOf, type Changes } from './edited-values.ts'
import { valueAt, type Leaf } from './leaves.ts'
import { OldPlace } from './old-place.tsx'
import { useEdit } from './use-edit.ts'

interface EditFormProps {
  order: OrderOnPage
  asking: Asking
  onDone: () => void
}

/**
 * The order's fields, open to be changed as far as they are this account's; what is typed is kept
 * until it is sent or thrown away.
 */
export const EditForm = ({ order, asking, onDone }: EditFormProps) => {
  const say = t(detailsWords)
  const { policy, viewer, clock } = asking
  const id = order['_id']
  const [begun] = useState(
    () =>
      editDraftOf(id) ?? {
        base: { rev: order.rev, values: valuesOf(order, policy.time_zone) },
        values: valuesOf(order, policy.time_zone),
      },
  )
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [choices, setChoices] = useState<Choices>({})
  const [earlier, setEarlier] = useState(begun.base)
  const isSettled = conflict?.disputed.every((leaf) => choices[leaf] !== undefined) ?? true
  // Until both values were looked at, what is typed still stands over the order as it was before.
  const base = conflict && isSettled ? conflict.now : earlier

  const locks = lockedFields(order, viewer, policy, clock)
  const isOne = isOneNumber(policy, order, locks)
  const changesIn = (typed: FormValues): Changes =>
    changesOf(base.values, isOne ? withInvoice({ ...typed, invoice: '' }) : typed)

  const resolver: Resolver<FormValues> = (values, _context, options) => {
    const problems = problemsOfEdit(order, changesIn(values), asking)
    return problems.size === 0
      ? { values, errors: {} }
      : { values: {}, errors: errorsOf(problems, options.fields) }
  }
  const form = useForm<FormValues>({ defaultValues: begun.values, resolver })
  const values = useWatch({ control: form.control, compute: (all: FormValues) => all })
  const { send, isBusy } = useEdit(id, {
    onEdited: () => {
      dropEdit(id)
      onDone()
    },
    onRefused: (failure, now) => {
      const mine = form.getValues()
      const then = now && { rev: now.rev, values: valuesOf(now, policy.time_zone) }
      const {
        values: next,
        taken,
        disputed,
      } = then ? rebased(base.values, mine, then.values) : { values: mine, taken: [], disputed: [] }
      if (
        then &&
        now.rev !== base.rev &&
        !failure.errors.some(({ code }) => code === failure.said)
      ) {
        setEarlier(base)
        setConflict({
          now: then,
          order: now,
          mine,
          taken,
          disputed,
          by: new Map(failure.errors.map(({ field, message }) => [field, message])),
        })
        setChoices({})
        form.reset(next)
      } else
        for (const [field, message] of problemsIn(failure.errors))
          form.setError(field as 'identifier', { type: 'server', message }, { shouldFocus: true })
    },
  })
  const choose = (leaf: Leaf, whose: 'mine' | 'theirs'): void => {
    if (!conflict) return
    setChoices({ ...choices, [leaf]: whose })
    form.setValue(
      leaf,
      valueAt(whose === 'mine' ? conflict.mine : conflict.now.values, leaf) as never,
      { shouldValidate: form.formState.isSubmitted },
    )
  }

  useEffect(() => form.setFocus('identifier'), [form])
  useEffect(() => {
    keepEdit(id, { base, values: form.getValues() })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: now }) => keepEdit(id, { base, values: now }),
    })
  }, [form, id, base])

  const lockOf = (name: string): Lock | null => {
    // A lock is of a field, or of the whole that it belongs to.
    const lock = locks.get(name as 'spocs') ?? locks.get(name.split('.')[0] as 'spocs')
    return lock ? { reason: said(lock) } : null
  }
  const reason = !isSettled
    ? say.chooseFirst
    : Object.keys(changesIn(values)).length === 0
      ? say.nothingChanged
      : unmetNeeds(inputOf(values, 'full'), policy, locks).length > 0
        ? say.needs[policy.edit_needs]
        : null
  const submit = form.handleSubmit(
    (typed) => send(base.rev, changesIn(typed)),
    () => notify.incomplete(),
  )
  return (
    <FormProvider {...form}>
      <form className="order-form" data-unasked noValidate onSubmit={(event) => void submit(event)}>
        {conflict && (
          <ConflictNotice
            key={conflict.now.rev}
            conflict={conflict}
            choices={choices}
            number={policy.order_label}
            onChoose={choose}
          />
        )}
        <Locks.Provider value={lockOf}>
          <OrderFields
            label={policy.order_label}
            isFull
            isNew={false}
            isOneNumber={isOne}
            ofPlaces={(['source', 'destination'] as const).map((part) => (
              <OldPlace key={part} part={part} before={base.values} number={policy.order_label} />
            ))}
          />
        </Locks.Provider>
        <div className="form-actions">
          <Button
            onClick={() => {
              dropEdit(id)
              onDone()
            }}
          >
            {say.cancel}
          </Button>
          <Button type="submit" variant="primary" reason={reason} busy={isBusy}>
            {say.submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
