import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure } from '../../../lib/api/failure.ts'
import { notify } from '../../../ui/notify.ts'

/** One act of a part of the page: whether it is under way, and what was refused at a field. */
export interface SystemAct {
  readonly isBusy: boolean
  /** What was refused at this field, or below it; null for nothing. */
  readonly wrongAt: (field: string) => string | null
  /** Answers whether it was done. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>
}

/** Does one thing at a time and asks anew for what stands then; what is refused is said. */
export const useSystemAct = (): SystemAct => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const run: SystemAct['run'] = async (work) => {
    if (isBusy) return false
    setBusy(true)
    setFailure(null)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: ['systems'] })
      return true
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.errors.length > 0) setFailure(thrown)
      else notify.failure(thrown)
      return false
    } finally {
      setBusy(false)
    }
  }
  const wrongAt: SystemAct['wrongAt'] = (wanted) =>
    failure?.errors.find(({ field }) => field === wanted || field.startsWith(`${wanted}.`))
      ?.message ?? null
  return { isBusy, wrongAt, run }
}
