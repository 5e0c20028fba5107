import { useEffect, useState } from 'react'
import type { AddedOrders } from '../../../contract/orders/orders.ts'
import type { Policy } from '../../../domain/policy/policy.ts'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import { isPassing, unreachable, type Failed } from '../../lib/api/answer.ts'
import { onceSaid, t } from '../../lib/language/language.ts'
import { inputOf, type FormValues } from '../../lib/order-form/form-values.ts'
import { callPhone } from './phone-session.ts'
import { newSentKey } from './sent-key.ts'

// The server's schemas are heavy: they come once the form is there, and it works without.
const rules = () => onceSaid(() => import('../../lib/order-form/problems.ts'))

interface Outcomes {
  onAdded: (identifier: string) => void
  /** What is wrong, by field, and the sentence to show; null for an incomplete form. */
  onRefused: (problems: ReadonlyMap<string, string>, message: string | null) => void
}

/**
 * Judges the form as the server does, then sends it once, however often it is pressed (ADD-03).
 * What went out is noted beside the form's `draft`.
 */
export const useSend = (draft: string, policy: Policy, { onAdded, onRefused }: Outcomes) => {
  const [isBusy, setBusy] = useState(false)
  const [kept] = useState(() => newSentKey(`${draft}:sent`))
  const [needed, setNeeded] = useState<ReadonlySet<string>>()
  useEffect(
    () =>
      void rules().then(
        ({ neededOf }) => setNeeded(neededOf('simple', policy)),
        () => null,
      ),
    [policy],
  )

  const refused = async ({ code, said, body, message }: Failed): Promise<void> => {
    kept.failed({ code, said })
    const { result, errors = [] } = (body ?? {}) as Partial<AddedOrders>
    const [failed] = result?.failed ?? []
    const told = failed?.errors ?? errors
    const { problemsIn } = await rules().catch(() => ({
      problemsIn: () => new Map<string, string>(),
    }))
    onRefused(
      problemsIn(told),
      code === 401
        ? t(mobileWords).over
        : said === 'some_error' && isPassing({ code, said })
          ? unreachable().message
          : message,
    )
  }
  const send = async (values: FormValues): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const judge = await rules().catch(() => null)
      const problems = judge?.problemsOf(values, 'simple', policy) ?? new Map<string, string>()
      if (problems.size > 0) return onRefused(problems, null)
      const input = inputOf(values, 'simple', policy.order_label)
      const answer = await callPhone<AddedOrders>({
        method: 'POST',
        path: '/orders',
        body: [input],
        key: kept.keyOf(input),
      })
      if (!answer.ok) return await refused(answer)
      kept.acknowledged()
      onAdded(answer.body.result?.created[0]?.identifier ?? '')
    } finally {
      setBusy(false)
    }
  }
  return { send, isBusy, needed }
}
