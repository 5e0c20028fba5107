import { useState } from 'react'
import type { addOrders } from '../../../contract/orders/orders.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { callApi, type Output } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { newSendOnce } from '../../lib/api/send-once.ts'
import { inputOf, type FormValues, type Mode } from '../../lib/order-form/form-values.ts'
import { problemsIn } from '../../lib/order-form/problems.ts'
import { notify } from '../../ui/notify.ts'

type AddedAnswer = Output<typeof addOrders>

/** The order that was added: its id and number. */
export interface AddedOrder {
  readonly id: string
  readonly identifier: string
}

/** What a refusal says of this form's one order, by field. */
const refusedFields = ({ answer, errors }: ApiFailure): Map<string, string> => {
  const [failed] = (answer as Partial<AddedAnswer> | null)?.result?.failed ?? []
  const told = failed?.errors ?? errors
  // The order stands first in the list that was sent.
  return problemsIn(
    told.map(({ field, message }) => ({ field: field.replace(/^0\./, ''), message })),
  )
}

/** Sends the filled form once, however often it is pressed (ADD-03), and says what came of it. */
export const useSubmit = (
  mode: Mode,
  { order_label }: Pick<Policy, 'order_label'>,
  onAdded: (order: AddedOrder) => void,
  onRefused: (problems: ReadonlyMap<string, string>) => void,
) => {
  const [isBusy, setBusy] = useState(false)
  const [sendOnce] = useState(newSendOnce)

  const submit = async (values: FormValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    const input = inputOf(values, mode, order_label)
    try {
      const { result } = await sendOnce(input, (key) =>
        callApi<typeof addOrders>('POST /orders', { body: [input], key }),
      )
      const [order] = result?.created ?? []
      if (order) onAdded({ id: order['_id'], identifier: order.identifier })
    } catch (thrown) {
      if (thrown instanceof ApiFailure) onRefused(refusedFields(thrown))
      notify.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  return { submit, isBusy }
}
